/** @jest-environment node */
import { validate } from './contract';

const letter = {
  lib_version: '3.2.0',
  user_id: 'inbox-key',
  service_id: 'inbox-service',
  template_id: 'inbox-template',
  template_params: { from_name: 'Анна' },
};

test('a right letter is OK and gives its parameters', () => {
  const params = { from_name: 'Анна' };
  expect(validate(JSON.stringify(letter))).toEqual({ status: 200, text: 'OK', params });
});

test.each([
  [{ ...letter, user_id: '' }, 'The user_id parameter is required'],
  [{ ...letter, service_id: undefined }, 'The service_id parameter is required'],
  [{ ...letter, template_id: undefined }, 'The template_id parameter is required'],
  [{ ...letter, user_id: 'other' }, 'The Public Key is invalid'],
  [{ ...letter, service_id: 'other' }, 'The service ID not found'],
  [{ ...letter, template_id: 'other' }, 'The template ID not found'],
])('%j is refused: %s', (request, text) => {
  expect(validate(JSON.stringify(request))).toEqual({ status: 400, text });
});

test.each(['', 'not json', '[]', 'null', '"key"'])('the body %j is refused', (body) => {
  const text = 'The request body is not valid JSON';
  expect(validate(body)).toEqual({ status: 400, text });
});
