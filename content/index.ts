import { join } from 'node:path';
import { contactLinks } from '@/lib/channels';
import { readSettings } from '@/lib/settings';
import { contentFolder, loadContent } from './load';

/** All words, prices and figures of the site, read and checked once while building. Server only. */
export const content = loadContent(join(process.cwd(), contentFolder(process.env)));

/** The settings of this build. */
export const settings = readSettings(process.env);

/** The ways to reach the owner, in his order. */
export const contacts = contactLinks(content.site.channels, settings);
