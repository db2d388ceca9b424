import { readFileSync } from 'node:fs';

/** The errors of a file that is in a cloud alone: OneDrive keeps its name on the computer. */
const IN_CLOUD = ['UNKNOWN', 'EINVAL', 'EIO'];

/**
 * Reads a file of the owner.
 *
 * @param file what messages call it
 * @throws {Error} in Russian for a file that is in a cloud alone
 */
export function readOwnersFile(path: string, file: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    if (!hasCode(error, IN_CLOUD)) throw error;
    throw new Error(
      `${file}: файл лежит только в облаке (OneDrive, Яндекс Диск) и не читается. Нажмите на него правой кнопкой, выберите «Всегда сохранять на этом устройстве» и повторите. Надёжнее держать папку сайта вне облака.`,
    );
  }
}

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
      if (!hasCode(error, HELD)) throw error;
      wait(pause);
    }
  }
  try {
    return step();
  } catch (error) {
    if (!hasCode(error, HELD)) throw error;
    throw new Error(
      `${file}: файл занят другой программой или закрыт для записи. Закройте его в редакторе, приостановите облачную папку (OneDrive, Яндекс Диск) или антивирус и повторите.`,
    );
  }
}

function hasCode(error: unknown, codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

/** Blocks the process: a change of the owner's files must not be interrupted halfway. */
function wait(milliseconds: number) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
