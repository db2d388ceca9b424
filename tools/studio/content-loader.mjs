import { join } from 'node:path';

/** The modules that lib/content/index.ts imports, and what the preview takes instead: content and settings with marks. */
const MARKED = {
  './load': '@/tools/studio/marked',
  '@/lib/settings': '@/tools/studio/marked',
};

/** A loader of lib/content/index.ts: it runs again whenever a file of the content changes, and makes the module another one. */
export default function watchContent(source) {
  // Next cuts the path of a module at a «#» or «?», and refuses the dependency on it. It watches the module anyway.
  this.clearDependencies();
  this.addContextDependency(join(import.meta.dirname, '../../content'));
  const marked = Object.entries(MARKED).reduce((code, [from, to]) => {
    if (!code.includes(`'${from}'`))
      throw new Error(`lib/content/index.ts does not import ${from}`);
    return code.replace(`'${from}'`, `'${to}'`);
  }, source);
  return `${marked}\nvoid ${Date.now()};\n`;
}
