import { withoutScripts } from './page-without-scripts';

test('scripts go, and the rest keeps its bytes', () => {
  const page =
    '<!DOCTYPE html><html><head><meta charSet="utf-8"/><script data-start="{}">"</p>"</script>' +
    '<script type="application/ld+json">{}</script></head><body><p title="a &amp; b">Да</p></body></html>';
  expect(withoutScripts(page)).toBe(
    '<!DOCTYPE html><html><head><meta charSet="utf-8"/></head><body><p title="a &amp; b">Да</p></body></html>',
  );
});
