import { readFragment } from './fragment';
import { readFromTab, saveInTab } from './tab-storage';

/** Where the visitor of this tab came from. What is not known is empty. */
export type LeadSource = {
  /** The marks of the last advertisement: «utm_source=vk, yclid=1». */
  advertisement: string;
  /** The host of the site before that advertisement or, without one, of the last other site. */
  site: string;
  /** The path of the first page. */
  entry: string;
};

export type SourceWords = Record<'advertisement' | 'otherSite' | 'entry' | 'page', string>;

const KEY = 'lead-source';

const MARKS = /^(utm_(source|medium|campaign|content|term)|ym?clid|gclid|_?openstat|vk_\w{1,30})$/i;

/** Longer values are cut, so that the letter stays within what the service takes. */
const LONGEST_VALUE = 150;
const MOST_MARKS = 12;

/** Saves the source for the tab. Called again on the same page it changes nothing. */
export function captureSource() {
  const { location, referrer } = document;
  const stored = readSource();
  const advertisement = marksIn(location);
  const site = otherSite(referrer, location.host);
  const isArrival = advertisement !== '' || (site !== '' && stored.advertisement === '');
  saveInTab(KEY, {
    ...(isArrival ? { advertisement, site } : stored),
    entry: stored.entry || clean(location.pathname),
  });
}

export function readSource(): LeadSource {
  const stored = readFromTab(KEY) as Partial<Record<keyof LeadSource, unknown>> | undefined;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    advertisement: text(stored?.advertisement),
    site: text(stored?.site),
    entry: text(stored?.entry),
  };
}

/** Words a source for the owner, a line each. Nothing is said of a visitor who came by himself. */
export function describeSource(source: LeadSource, words: SourceWords, page: string): string {
  const { advertisement, site, entry } = source;
  if (!advertisement && !site) return '';
  return [
    advertisement && `${words.advertisement}: ${advertisement}`,
    site && `${words.otherSite}: ${site}`,
    `${words.entry}: ${entry}`,
    `${words.page}: ${clean(page)}`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** Messengers add the marks to a fragment too: `#contact?utm_source=vk`. */
function marksIn({ search, hash }: Location): string {
  return [...new URLSearchParams(search), ...readFragment(hash).values]
    .map(([name, value]) => ({ name, value: clean(value) }))
    .filter(({ name, value }) => MARKS.test(name) && value)
    .slice(0, MOST_MARKS)
    .map(({ name, value }) => `${name}=${value}`)
    .join(', ');
}

function otherSite(referrer: string, ownHost: string): string {
  try {
    const { host } = new URL(referrer);
    return host === ownHost ? '' : clean(host);
  } catch {
    // There is no referrer, or a browser's extension has put something else in its place.
    return '';
  }
}

/** Cuts a value, and removes what could break a line or become markup. */
function clean(value: string): string {
  return value
    .slice(0, LONGEST_VALUE)
    .replace(/[\p{C}\p{Z}<>]+/gu, ' ')
    .trim();
}
