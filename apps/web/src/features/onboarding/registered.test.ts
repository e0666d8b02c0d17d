import { beforeEach, expect, test } from 'vitest';
import { carryPassword, dropPassword, readRegistered } from './registered.ts';

const sofia = { firstName: 'Sofia', lastName: 'Rossi', email: 'sofia@example.test' };

beforeEach(dropPassword);

test('the password comes along with the values it was typed with', () => {
  carryPassword(sofia.email, 'long-enough');
  expect(readRegistered(sofia)).toEqual({ ...sofia, password: 'long-enough' });
});

test('after a reload the password is gone and the rest is still there', () => {
  expect(readRegistered(sofia)).toEqual({ ...sofia, password: '' });
});

test("nobody gets somebody else's password", () => {
  carryPassword('other@example.test', 'long-enough');
  expect(readRegistered(sofia).password).toBe('');
});

test.each([undefined, null, 7, { firstName: 'Sofia' }])('%s is nothing to begin with', (state) => {
  const nothing = { firstName: '', lastName: '', email: '', password: '' };
  expect(readRegistered(state)).toEqual(nothing);
});
