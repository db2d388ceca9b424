import { features } from 'web-features';
import { browserslist } from '../package.json';
import { filesIn } from './source-files.fixture';

/*
 * Compares what the styles and scripts use with the oldest browsers of package.json, based on the browser vendors' own
 * list of features. Syntax needs no check: the build compiles it for these browsers.
 */

/** The features that some of these browsers lack, and what their visitors get instead. */
const GAPS: Record<string, string> = {
  'accent-color': 'the slider has the colour of the system',
  'alt-text-generated-content': 'the marks of lists and disclosures are read aloud',
  'contain-intrinsic-size': 'all sections are laid out at once',
  'content-visibility': 'all sections are laid out at once',
  'details-content': 'the first island opens what a wide screen shows (lib/browser/hydration.ts)',
  'field-sizing': 'a field keeps its height and scrolls',
  'forced-colors': 'the system recolours what it recolours',
  has: 'some spaces and edges are plain; a ticked service has its tick',
  masks: 'the build adds -webkit-mask',
  'page-breaks': 'a heading may be the last line of a printed sheet',
  popover: 'the menu is opened by a script (components/layout/Header/SiteMenu.tsx)',
  'print-color-adjust': 'the build adds -webkit-print-color-adjust',
  scripting: 'without scripts, controls that need them are shown beside the notice that says so',
  'scroll-driven-animations': 'strokes and handwriting are there at once',
  'scrollbar-width': 'strips have a scrollbar',
  share: 'the link is copied instead',
  subgrid: 'the drawings of three charts may begin at different heights',
  'text-size-adjust':
    'these browsers never enlarge text by themselves, or take -webkit-text-size-adjust',
  'text-wrap': 'lines break as they come',
  'text-wrap-balance': 'lines break as they come',
  'text-wrap-pretty': 'lines break as they come',
  'user-select': 'the build adds -webkit-user-select',
};

const textsOf = (folder: string, ending: RegExp) => filesIn(folder, ending).map(({ text }) => text);

/** Returns the first group of each match of a pattern. */
function matchesIn(texts: readonly string[], pattern: RegExp): string[] {
  return texts.flatMap((text) => Array.from(text.matchAll(pattern), ([, name = '']) => name));
}

/** The oldest versions: `{ chrome: 111, … }`. */
const oldest = browserslist.map((line) => {
  const [, browser = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
  return [browser, Number(version)] as const;
});

type FeaturePart = { feature: string; versions: Partial<Record<string, string>> };

/** The parts of all features by their MDN keys, such as `css.selectors.has`. */
const parts = new Map<string, FeaturePart>();
for (const [feature, data] of Object.entries(features)) {
  if (data.kind !== 'feature') continue;
  for (const [key, status] of Object.entries(data.status.by_compat_key ?? {}))
    parts.set(key, { feature, versions: { ...status.support } });
}

function isMissing(key: string): boolean {
  const versions = parts.get(key)?.versions;
  const since = (browser: string) => Number.parseFloat(versions?.[browser]?.replace('≤', '') ?? '');
  return versions !== undefined && !oldest.every(([browser, version]) => since(browser) <= version);
}

const styles = ['app', 'components']
  .flatMap((folder) => textsOf(folder, /\.css$/))
  .map((text) => text.replace(/\/\*[\s\S]*?\*\//g, ''));

const inStyles = (pattern: RegExp, category: string) =>
  matchesIn(styles, pattern).map((name) => `css.${category}.${name.replace(': ', '.')}`);

const components = textsOf('components', /\.tsx?$/);
const scripts = [
  ...textsOf('lib/browser', /\.ts$/),
  ...textsOf('tools/export/loader', /\.ts$/),
  ...components,
];

const apis = [...parts.keys()].filter((key) => /^(api|javascript)\./.test(key));

/** Returns the keys of a method, unless all browsers have a method of this name on some interface. */
function keysOfMethod(name: string): string[] {
  const keys = apis.filter((key) => key.endsWith(`.${name}`));
  return keys.every(isMissing) ? keys : [];
}

const used = [
  ...inStyles(/^\s*([a-z-]+):/gm, 'properties'),
  ...inStyles(/^\s*([a-z-]+: [a-z-]+);/gm, 'properties'),
  ...inStyles(/::?([a-z-]+)(?=[^a-z-\s])/g, 'selectors'),
  ...inStyles(/@([a-z-]+)/g, 'at-rules'),
  ...inStyles(/@media[^{]*?\(([a-z-]+)/g, 'at-rules.media'),
  ...inStyles(/\b([a-z-]+)\(/g, 'types'),
  ...(styles.some((text) => text.includes('" / "')) ? ['css.properties.content.alt_text'] : []),
  ...matchesIn(components, /\s([a-zA-Z]+)=["{]/g).map(
    (name) => `html.global_attributes.${name.toLowerCase()}`,
  ),
  ...new Set(matchesIn(scripts, /\.([a-zA-Z]\w+)(?=(?:\?\.)?\()/g).flatMap(keysOfMethod)),
];

test('every feature that the oldest browsers lack is listed in GAPS', () => {
  const missing = used.filter(isMissing).map((key) => parts.get(key)?.feature);
  expect([...new Set(missing)].sort()).toEqual(Object.keys(GAPS).sort());
});
