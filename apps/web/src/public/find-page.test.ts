import { expect, test } from 'vitest';
import { findPage } from './find-page.ts';

test.each([
  ['/login', 'Login', ''],
  ['/login/', 'Login', ''],
  ['/', 'Your whole city, at your counter', ''],
  ['/invitation/abc', 'Your invitation', 'abc'],
  ['/confirm_email/a%2Fb', 'Confirm your email', 'a/b'],
  ['/confirm_email/%', 'Confirm your email', '%'],
])('%s is the page "%s" with "%s"', (pathname, title, value) => {
  const visit = findPage(pathname);
  expect(visit.page.title).toBe(title);
  expect(visit.value).toBe(value);
});

test('the address stays as it was asked for', () => {
  expect(findPage('/invitation/abc').address).toBe('/invitation/abc');
  expect(findPage('/').address).toBe('/home');
});

test.each(['/nowhere', '/login/abc', '/invitation', '/invitation/abc/d', '/dashboards'])(
  'there is no page at %s',
  (pathname) => expect(findPage(pathname).address).toBe('/404'),
);
