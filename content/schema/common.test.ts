import { hero } from './common';

test('words to underline stand in the title', () => {
  const written = { title: 'Дам клиентов', eyebrow: 'а', lead: 'а', primary: 'а', secondary: 'а' };
  const check = (underlined?: string) => hero.safeParse({ ...written, underlined }).error?.issues;
  expect(check()).toBeUndefined();
  expect(check('клиентов')).toBeUndefined();
  expect(check('цену')).toMatchObject([{ path: ['underlined'] }]);
});
