import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  root: true,
  // What the standard forbids and what hurts people; the house style of the markup is React's.
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // The bar of the calculator is announced in its own words, and drawn alike in all browsers.
    'prefer-native-element': ['error', { exclude: ['progressbar'] }],
  },
});

/** What makes a page invalid HTML, each with the place in the page. */
export async function htmlSlips(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
