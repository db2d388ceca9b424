/** Advice for a file that Notepad or another editor has saved in another encoding. */
export const SAVE_AS_UTF8 =
  'файл сохранён не в UTF-8, и русские буквы в нём не прочитать; откройте его в Блокноте и сохраните заново: «Сохранить как» → «Кодировка: UTF-8»';

/** Decodes UTF-8, with or without a byte order mark. Returns undefined for other encodings. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // UTF-16 without its mark is valid UTF-8 full of zeros.
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
