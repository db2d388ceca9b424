import { join } from 'node:path';

// Next lists the files of a route in another process, where the global is not set.
const MARKED = "globalThis.marked ?? (await import('@/tools/studio/marked'))";

/** What lib/content/index.ts imports, and what the preview gives it instead: content and settings with marks. */
const REPLACED = {
  "import { loadContent } from './load';": `const { loadContent } = ${MARKED};`,
  "import { readSettings } from '@/lib/settings';": `const { readSettings } = ${MARKED};`,
};

/** A loader of lib/content/index.ts: it runs whenever a file of the content changes, and has Next run the module again. */
export default function watchContent(source) {
  // Next cuts the path of a module at a «#» or «?», and refuses the dependency on it. It watches the module anyway.
  this.clearDependencies();
  this.addContextDependency(join(import.meta.dirname, '../../content'));
  const marked = Object.entries(REPLACED).reduce((code, [from, to]) => {
    if (!code.includes(from)) throw new Error(`lib/content/index.ts has no line: ${from}`);
    return code.replace(from, to);
  }, source);
  return `${marked}\nvoid ${Date.now()};\n`;
}
