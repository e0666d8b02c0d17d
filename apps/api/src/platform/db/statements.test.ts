import { expect, test } from 'vitest';
import { createStatementNames } from './statements.ts';

test('gives the same text the same name and other texts other names', () => {
  const statementName = createStatementNames();
  const name = statementName('select 1');
  expect(statementName('select 1')).toBe(name);
  expect(statementName('select 2')).not.toBe(name);
});

test('limits the number of names and keeps those it gave out', () => {
  const statementName = createStatementNames();
  const first = statementName('select 1');
  const texts = Array.from({ length: 1200 }, (_, index) => `select ${index} as variant`);
  const names = texts.map(statementName);
  expect(names.filter((name) => name !== undefined).length).toBeLessThanOrEqual(1000);
  expect(names.at(-1)).toBeUndefined();
  expect(statementName('select 1')).toBe(first);
});
