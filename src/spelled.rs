//! A choice of words: each value is written as its word, the same in every file.

/// Writes and reads an enum without fields by the words of its values. What `serde` derives for such an enum fits formats
/// with numbers for values too, and costs four times the code in each format.
macro_rules! spelled {
    ($choice:ty { $($value:ident = $word:literal),+ $(,)? }) => {
        impl ::serde::Serialize for $choice {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(match self {
                    $(Self::$value => $word,)+
                })
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $choice {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let word = <String as ::serde::Deserialize>::deserialize(deserializer)?;
                match word.as_str() {
                    $($word => Ok(Self::$value),)+
                    _ => Err(::serde::de::Error::unknown_variant(&word, &[$($word),+])),
                }
            }
        }
    };
}

pub(crate) use spelled;

#[cfg(test)]
mod tests {
    #[derive(Debug, PartialEq)]
    enum Way {
        There,
        Back,
    }

    spelled!(Way {
        There = "there",
        Back = "back-again",
    });

    #[test]
    fn a_value_is_its_word_and_another_word_is_refused_with_those_that_are() {
        assert_eq!(serde_json::to_string(&Way::Back).unwrap(), "\"back-again\"");
        assert_eq!(
            serde_json::from_str::<Way>("\"there\"").unwrap(),
            Way::There
        );
        let fault = serde_json::from_str::<Way>("\"away\"").unwrap_err();
        assert!(
            fault
                .to_string()
                .starts_with("unknown variant `away`, expected `there` or `back-again`"),
            "{fault}"
        );
    }
}
