//! The system's clipboard, which is another process's as well: the program under test in its real window,
//! and `xclip` on the other side (`tests/xvfb/clipboard.sh` says what is pasted and read back).

use std::path::Path;
use std::process::Command;

#[test]
fn what_is_copied_elsewhere_is_pasted_here_and_the_other_way_round() {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/xvfb/clipboard.sh");
    let pictures = Path::new(env!("CARGO_TARGET_TMPDIR")).join("clipboard");
    let output =
        Command::new(script).arg(env!("CARGO_BIN_EXE_eforos")).arg(pictures).output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{said}{}", String::from_utf8_lossy(&output.stderr));
}
