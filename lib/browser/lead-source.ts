import { readFragment } from './fragment';
import { readFromTab, saveInTab } from './tab-storage';

/** How the visitor of this tab arrived, as reported by the browser. */
type Arrival = {
  /** The address with the parameters of the last advertisement. */
  address: string;
  /** The referring site when the last advertisement was opened. Without an advertisement, the last referring site. */
  site: string;
  /** The path of the first page. */
  entry: string;
};

export type SourceWords = {
  advertisement: string;
  otherSite: string;
  entry: string;
  page: string;
};

const KEY = 'lead-source';

/** Prefixes and names of the parameters that advertising adds to an address. */
const ADVERTISED = /[?&#](utm_|ym?clid=|gclid=|gbraid=|wbraid=|_?openstat=|vk_|rb_clickid=|erid=)/i;

/**
 * Saves how the visitor arrived, for the tab. A second call on the same page changes nothing. The loader calls this
 * function first in every document, so it does no work that can wait. describeSource does that when a lead is sent.
 */
export function captureSource() {
  const { location, referrer } = document;
  const stored = readFromTab(KEY) as Partial<Arrival> | undefined;
  const isAdvertised = ADVERTISED.test(location.href);
  const [, , host = ''] = referrer.split('/');
  const site = host === location.host ? '' : host;
  const isNews = isAdvertised || (site && !stored?.address);
  saveInTab(KEY, {
    address: isAdvertised ? location.href : stored?.address,
    site: isNews ? site : stored?.site,
    entry: stored?.entry ?? location.pathname,
  });
}

/**
 * Describes the source of the visit for the owner, in lines. The description is empty for a visitor who came directly.
 */
export function describeSource(words: SourceWords, page: string): string {
  const stored = readFromTab(KEY) as Partial<Record<keyof Arrival, unknown>> | undefined;
  // Another script may have saved something else under the key.
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const advertisement = marksIn(text(stored?.address));
  const site = text(stored?.site);
  const entry = text(stored?.entry);
  if (!advertisement && !site) return '';
  return [
    advertisement && `${words.advertisement}: ${advertisement}`,
    site && `${words.otherSite}: ${clean(site)}`,
    `${words.entry}: ${clean(entry)}`,
    `${words.page}: ${clean(page)}`,
  ]
    .filter(Boolean)
    .join('\n');
}

const MOST_MARKS = 12;

/** Lists the advertising parameters. Messengers add them to a fragment, too: `#contact?utm_source=vk`. */
function marksIn(address: string): string {
  const [beforeFragment = '', fragment = ''] = address.split(/#(.*)/s);
  const [, query = ''] = beforeFragment.split(/\?(.*)/s);
  return [...new URLSearchParams(query), ...readFragment(fragment).values]
    .filter(([name]) => ADVERTISED.test(`&${name}=`))
    .map(([name, value]) => ({ name: clean(name), value: clean(value) }))
    .filter(({ value }) => value)
    .slice(0, MOST_MARKS)
    .map(({ name, value }) => `${name}=${value}`)
    .join(', ');
}

/** Longer values are cut, so that the letter stays within the limit of the service. */
const LONGEST_VALUE = 150;

/** Cuts a value and removes characters that could break a line or become markup. */
function clean(value: string): string {
  return value
    .slice(0, LONGEST_VALUE)
    .replace(/[\p{C}\p{Z}<>]+/gu, ' ')
    .trim();
}
