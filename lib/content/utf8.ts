import { isUtf8 } from 'node:buffer';

/** Advice for a file that Notepad or another editor has saved in another encoding. */
export const SAVE_AS_UTF8 =
  'файл сохранён не в UTF-8, и русские буквы в нём не прочитать; откройте его в Блокноте и сохраните заново: «Сохранить как» → «Кодировка: UTF-8»';

/** Decodes UTF-8. Returns undefined for other encodings. */
export function decodeUtf8(bytes: Buffer): string | undefined {
  // UTF-16 without a byte order mark is valid UTF-8 full of zeros.
  return isUtf8(bytes) && !bytes.includes(0) ? bytes.toString() : undefined;
}
