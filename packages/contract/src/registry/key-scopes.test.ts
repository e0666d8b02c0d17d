import { expect, test } from 'vitest';
import { keyScopes, usualKeyScopes } from './key-scopes.ts';

test('a new key may send orders and read the menu, and nothing else', () => {
  expect(usualKeyScopes).toEqual(['orders:send', 'menu:read']);
  expect(keyScopes).toEqual(expect.arrayContaining([...usualKeyScopes]));
});
