/** The errors of Windows for a file that an antivirus, a cloud folder or an editor has open. */
const HELD = ['EBUSY', 'EPERM', 'EACCES'];

/** The pauses between attempts, in milliseconds. Most programs release a file within a second. */
const PAUSES = [50, 100, 200, 400, 800];

/**
 * Runs a step that changes a file, and repeats it while another program holds the file.
 *
 * @throws {Error} in Russian when the file stays held, and the step's own error for any other reason
 */
export function whenReleased<Result>(file: string, step: () => Result, pauses = PAUSES): Result {
  for (const pause of pauses) {
    try {
      return step();
    } catch (error) {
      if (!isHeld(error)) throw error;
      wait(pause);
    }
  }
  try {
    return step();
  } catch (error) {
    if (!isHeld(error)) throw error;
    throw new Error(
      `${file}: файл занят другой программой или закрыт для записи. Закройте его в редакторе, приостановите облачную папку (OneDrive, Яндекс Диск) или антивирус и повторите.`,
    );
  }
}

function isHeld(error: unknown): boolean {
  return error instanceof Error && 'code' in error && HELD.includes(String(error.code));
}

/** Blocks the process: a change of the owner's files must not be interrupted halfway. */
function wait(milliseconds: number) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
