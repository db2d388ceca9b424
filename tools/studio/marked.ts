import { fieldsIn, setOrRemove } from '../../lib/content/fields';
import { loadContent as load } from '../../lib/content/load';
import type { Content } from '../../lib/content/schema';
import { markFor, VERSION_MARK } from '../../lib/marks';
import { readSettings as read } from '../../lib/settings';
import { contentVersion } from './content-version';

/*
 * What lib/content/index.ts imports in the preview alone (content-loader.mjs): the same content and settings, whose texts
 * end with marks of their places.
 */

export function loadContent(folder: string): Content {
  const version = contentVersion(folder);
  const content = load(folder);
  for (const { path, value, schema } of fieldsIn(content)) {
    // Titles and descriptions for search engines are no texts of a page.
    const isText = typeof value === 'string' && schema.maxLength && !path.includes('.meta.');
    if (isText) setOrRemove(content, path, value + markFor(path));
  }
  const { site } = content;
  site.hours.shown += markFor('site.hours');
  // Every page has this text in its footer, so it also tells the editor which version the page shows.
  site.copyrightYear += markFor('site.copyrightYear') + markFor(VERSION_MARK + version);
  return content;
}

export function readSettings(env: Parameters<typeof read>[0]): ReturnType<typeof read> {
  const { phone, telegram, email, ...settings } = read(env);
  return {
    ...settings,
    phone: phone + markFor('env.NEXT_PUBLIC_PHONE'),
    telegram: telegram + markFor('env.NEXT_PUBLIC_TELEGRAM'),
    email: email + markFor('env.NEXT_PUBLIC_OWNER_EMAIL'),
  };
}
