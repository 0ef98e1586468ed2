//! Ctrl-C, and the signals that ask a program to end. A handler only notes them, so that the terminal is left as it was.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::Sender;
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

static RAISED: AtomicBool = AtomicBool::new(false);
static HEARD: AtomicBool = AtomicBool::new(false);
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
        drop(waiting);
        insist();
    });
}

/// Interrupts the line editor until it has heard. One signal is not enough: it may come in the instant before the editor
/// begins to wait, and then the editor would wait for a key.
fn insist() {
    for _ in 0..50 {
        thread::sleep(Duration::from_millis(20));
        if HEARD.load(Ordering::SeqCst) {
            return;
        }
        interrupt();
    }
}

#[cfg(unix)]
fn interrupt() {
    use nix::{
        sys::signal::{Signal, kill},
        unistd::Pid,
    };
    let _ = kill(Pid::this(), Signal::SIGTERM);
}

/// Elsewhere no key is waited for in a way that a signal could break off.
#[cfg(not(unix))]
fn interrupt() {}

/// The player has noticed, and the program is about to end.
pub(super) fn heard() {
    HEARD.store(true, Ordering::SeqCst);
}

/// Whether the program was asked to end, by Ctrl-C or a signal.
#[must_use]
pub fn asked_to_end() -> bool {
    RAISED.load(Ordering::SeqCst)
}

/// Sends this to the one who waits as soon as the program is asked to end.
pub(super) fn wake<T: Clone + Send + 'static>(sender: Sender<T>, message: T) {
    let mut waiting = WAITING.lock().unwrap_or_else(PoisonError::into_inner);
    *waiting = Some(Box::new(move || {
        let _ = sender.send(message.clone());
    }));
}
