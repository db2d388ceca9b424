import { join } from 'node:path';
import { loadContent } from '../lib/content/load';

/** The folder of the fixture, whose content no owner changes. */
export const CONTENT_FOLDER = join(__dirname, 'content');

export const content = loadContent(CONTENT_FOLDER);
