import { join } from 'node:path';
import { loadContent } from '../lib/content/load';
import type { Content } from '../lib/content/schema';

/** The folder of the fixture, whose content no owner changes. */
export const CONTENT_FOLDER = join(__dirname, 'content');

let content: Content | undefined;

/** Returns the content of the fixture, which each process reads once. */
export function fixtureContent(): Content {
  content ??= loadContent(CONTENT_FOLDER);
  return content;
}
