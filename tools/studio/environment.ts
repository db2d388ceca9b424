/**
 * Replaces `process.env` with a plain object, which child processes still inherit. The preview changes settings in it.
 * Changing the system's environment instead crashes the process if a thread of sharp reads it at the same time. Windows
 * has no such crash, and there a plain object would treat `Path` and `PATH` as two variables.
 */
export function detachEnvironment() {
  if (process.platform !== 'win32') process.env = { ...process.env };
}
