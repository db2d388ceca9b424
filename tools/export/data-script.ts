import { hash } from 'node:crypto';

/** The scripts that stand in a page of Next: one queues the entry for Turbopack, the others hand data to React. */
const ENTRY =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);?$/s;
const DATA = /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[.*\])\)$/s;

/** Next marks the script that begins the data, and those with a part of its text. An export has no other kinds. */
const BEGINNING = 0;
const TEXT = 1;

/**
 * Reads the scripts that stand in a page of Next.
 *
 * @returns what Turbopack runs first, and React's data as one text, because a script may end in the middle of a name
 * @throws {Error} when there is a script of another shape, so that no new version of Next passes unnoticed
 */
export function readInlineScripts(inline: readonly string[]) {
  let entry: unknown;
  let data = '';
  for (const script of inline) {
    const [, entryJson] = ENTRY.exec(script) ?? [];
    if (entryJson) {
      entry = JSON.parse(entryJson);
      continue;
    }
    const [, dataJson] = DATA.exec(script) ?? [];
    if (!dataJson) throw unknownScript(script);
    const [mark, text]: unknown[] = JSON.parse(dataJson);
    if (mark === TEXT) data += text;
    else if (mark !== BEGINNING) throw unknownScript(script);
  }
  if (!entry) throw new Error('нет скрипта, который запускает остальные');
  if (!data) throw new Error('нет данных страницы');
  return { entry, data };
}

function unknownScript(script: string): Error {
  return new Error(`незнакомый скрипт: ${script.slice(0, 80)}`);
}

/** Lists the stylesheets that React asks for in its data. */
export function stylesheetsIn(data: string): string[] {
  return Array.from(data.matchAll(/^:HL\["([^"]+\.css)","style"/gm), ([, address]) => `${address}`);
}

/**
 * Writes what stood in the page as a script file that is loaded like every other. It leaves the entry to the loader,
 * which runs it once all scripts are there.
 *
 * @returns its text, and its path below the site's root: the name changes with the text, so that browsers may keep it
 */
export function dataScript({ entry, data }: ReturnType<typeof readInlineScripts>) {
  const queue = [[BEGINNING], [TEXT, data]];
  const text = [
    `self.__next_f=${JSON.stringify(queue)}`,
    `self.pageEntry=${JSON.stringify(entry)}`,
    styleLinks(data),
  ].join(';');
  return { path: `_next/static/data/${hash('sha256', text).slice(0, 16)}.js`, text };
}

/**
 * Adds a disabled link for each stylesheet. The page has the rules in itself already: React finds the link and does not
 * fetch the stylesheet, and the browser fetches nothing for a disabled link.
 */
function styleLinks(data: string): string {
  const links = stylesheetsIn(data).map(
    (address) => `<link rel=stylesheet href="${address}" data-precedence=next disabled>`,
  );
  return `document.head.insertAdjacentHTML("beforeend",${JSON.stringify(links.join(''))})`;
}
