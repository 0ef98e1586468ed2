//! Ctrl-C, and the signals that ask a program to end. A handler only notes them, so that the terminal is left as it was.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;
use std::sync::{Mutex, PoisonError};

static RAISED: AtomicBool = AtomicBool::new(false);
/// Who waits, and is to be woken.
static WAITING: Mutex<Option<Box<dyn Fn() + Send>>> = Mutex::new(None);

/// From now on Ctrl-C and its like do not end the program at once.
pub(super) fn watch() {
    // a second call finds the handler in its place; without one the signals end the program as they always did
    let _ = ctrlc::set_handler(|| {
        RAISED.store(true, Ordering::SeqCst);
        let waiting = WAITING.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(wake) = waiting.as_ref() {
            wake();
        }
    });
}

/// Whether the program was asked to end.
pub(super) fn is_raised() -> bool {
    RAISED.load(Ordering::SeqCst)
}

/// Sends this to the one who waits as soon as the program is asked to end.
pub(super) fn wake<T: Clone + Send + 'static>(sender: Sender<T>, message: T) {
    let mut waiting = WAITING.lock().unwrap_or_else(PoisonError::into_inner);
    *waiting = Some(Box::new(move || {
        let _ = sender.send(message.clone());
    }));
}
