import { schemas } from '../../../lib/content/schema';
import { PAGE_ORDER } from './page-order';

test('every file of the content has its place in the order, once', () => {
  expect([...PAGE_ORDER].sort()).toEqual(Object.keys(schemas).sort());
});
