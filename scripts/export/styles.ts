import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Reads the stylesheets of an export for being written into its pages: addresses inside them, which are seen
 * from the stylesheet, become absolute.
 *
 * @returns the text of a stylesheet by its address
 */
export function styleReader(folder: string, basePath: string): (address: string) => string {
  return (address) => {
    const css = readFileSync(join(folder, address.slice(basePath.length)), 'utf8');
    if (css.includes('</')) throw new Error(`стили ${address} закрыли бы <style>`);
    // Between its rules stand line breaks, which the first view has no use for.
    return css
      .replace(/\}\n+/g, '}')
      .trim()
      .replace(/url\((?!["']?(?:data:|#))["']?([^"')]+)["']?\)/g, (_, inner) => {
        const { pathname } = new URL(inner, new URL(address, 'http://site'));
        return `url(${pathname})`;
      });
  };
}
