import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { RewritingStream } from 'parse5-html-rewriting-stream';
import { compressFiles } from '../export/compress';

/**
 * Copies an export and cuts every script out of its pages: the fastest those pages could be.
 *
 * @param folder the export
 * @param twin the folder that gets the copy; what was in it goes
 */
export async function makeTwin(folder: string, twin: string): Promise<void> {
  await rm(twin, { recursive: true, force: true });
  await cp(folder, twin, { recursive: true });
  for (const name of await readdir(twin, { recursive: true })) {
    if (!name.endsWith('.html')) continue;
    const file = join(twin, name);
    await writeFile(file, await withoutScripts(await readFile(file, 'utf8')));
  }
  await compressFiles(twin);
}

/** A page without its scripts, data for search engines among them. */
export async function withoutScripts(page: string): Promise<string> {
  const rewriter = new RewritingStream();
  let html = '';
  let inScript = false;
  rewriter.on('data', (chunk) => {
    html += chunk;
  });
  rewriter.on('startTag', ({ tagName }, raw) => {
    inScript = tagName === 'script';
    if (!inScript) rewriter.emitRaw(raw);
  });
  rewriter.on('text', (_, raw) => {
    if (!inScript) rewriter.emitRaw(raw);
  });
  rewriter.on('endTag', ({ tagName }, raw) => {
    if (tagName !== 'script') rewriter.emitRaw(raw);
    inScript = false;
  });
  rewriter.end(page);
  await finished(rewriter);
  return html;
}
