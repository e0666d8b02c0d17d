import { beforeEach, expect, test } from 'vitest';
import { carryPassword, dropPassword, readRegistered } from './registered.ts';

const sofia = { firstName: 'Sofia', lastName: 'Rossi', email: 'sofia@example.test' };

beforeEach(dropPassword);

test('the password is kept with the values it was typed with', () => {
  carryPassword(sofia.email, 'long-enough');
  expect(readRegistered(sofia)).toEqual({ ...sofia, password: 'long-enough' });
});

test('a reload drops the password and keeps the rest', () => {
  expect(readRegistered(sofia)).toEqual({ ...sofia, password: '' });
});

test("nobody gets another person's password", () => {
  carryPassword('other@example.test', 'long-enough');
  expect(readRegistered(sofia).password).toBe('');
});

test.each([undefined, null, 7, { firstName: 'Sofia' }])('reads %s as blank values', (state) => {
  const nothing = { firstName: '', lastName: '', email: '', password: '' };
  expect(readRegistered(state)).toEqual(nothing);
});
