const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** Says in Russian how a file that a host sends differs from the one that was uploaded; undefined when it does not. */
export function explainDifference(expected: Buffer, actual: Buffer): string | undefined {
  if (actual.equals(expected)) return undefined;
  if (withoutReturns(actual).equals(withoutReturns(expected))) {
    return 'изменены концы строк: файл прошёл через текстовый режим FTP. Опубликуйте ещё раз; повторится — выберите SFTP или напишите хостингу';
  }
  if (actual.equals(Buffer.concat([BYTE_ORDER_MARK, expected]))) {
    return 'в начало добавлена метка BOM: отключите на хостинге правку кодировок';
  }
  const insertion = insertedText(expected, actual);
  if (insertion) {
    return `хостинг вставил «${insertion}»: отключите в панели рекламу, счётчик или «ускорение», которое меняет страницы`;
  }
  if (actual.length < expected.length && expected.subarray(0, actual.length).equals(actual)) {
    return 'файл обрезан: опубликуйте ещё раз; повторится — на хостинге кончилось место';
  }
  return 'хостинг отдаёт другое содержимое: старую версию из кеша (очистите кеш в панели, обновите через несколько минут) или переделанную';
}

function withoutReturns(bytes: Buffer): Buffer {
  return Buffer.from(bytes.toString('latin1').replaceAll('\r', ''), 'latin1');
}

/** The text that one piece of bytes has more than another, wherever it was put in. */
function insertedText(expected: Buffer, actual: Buffer): string | undefined {
  if (actual.length <= expected.length) return undefined;
  let start = 0;
  while (start < expected.length && expected[start] === actual[start]) start++;
  let end = 0;
  const rest = expected.length - start;
  while (end < rest && expected[expected.length - 1 - end] === actual[actual.length - 1 - end])
    end++;
  if (end < rest) return undefined;
  const inserted = actual.subarray(start, actual.length - end).toString();
  // A tag that was inserted before another tag starts with the same character, so the comparison finds it one too late.
  const text = inserted.endsWith('<') ? `<${inserted.slice(0, -1)}` : inserted;
  return text.replace(/\s+/g, ' ').trim().slice(0, 100) || 'пробелы';
}
