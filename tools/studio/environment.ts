/**
 * Gives this process an environment that no other thread reads. The settings are written into it whenever they change,
 * and a write to the system's environment crashes the process if a thread of sharp reads it at that moment. Programs that
 * are started from here get the new one. Windows guards its own, whose names have no case.
 */
export function detachEnvironment() {
  if (process.platform !== 'win32') process.env = { ...process.env };
}
