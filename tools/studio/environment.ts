/**
 * Replaces the environment by a copy that only JavaScript uses. The preview changes settings in it, and changing the
 * system's environment crashes the process if a thread of sharp reads it at that moment. Child processes get the copy. On
 * Windows such changes are safe, and a copy would tell «Path» from «PATH».
 */
export function detachEnvironment() {
  if (process.platform !== 'win32') process.env = { ...process.env };
}
