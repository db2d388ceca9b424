import { join } from 'node:path';
import { loadContent } from '../content/load';

/** The folder of the tests' own copy of the content: whatever the owner changes in content/ breaks no test. */
export const CONTENT_FOLDER = join(__dirname, 'content');

export const content = loadContent(CONTENT_FOLDER);
