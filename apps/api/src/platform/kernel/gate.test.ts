import { expect, test } from 'vitest';
import { createGate } from './gate.ts';

test('runs a limited number at once, in order of arrival, even after a failure', async () => {
  const gate = createGate(2);
  const started: number[] = [];
  const doors = Array.from({ length: 5 }, () => Promise.withResolvers<number>());
  const results = doors.map(async ({ promise }, index) =>
    gate(async () => {
      started.push(index);
      return promise;
    }),
  );
  const [first, second, third, fourth, fifth] = doors;
  await Promise.resolve();
  expect(started).toEqual([0, 1]);

  second?.reject(new Error('damaged'));
  await expect(results[1]).rejects.toThrow('damaged');
  expect(started).toEqual([0, 1, 2]);

  first?.resolve(10);
  expect(await results[0]).toBe(10);
  expect(started).toEqual([0, 1, 2, 3]);

  for (const door of [third, fourth, fifth]) door?.resolve(20);
  expect(await Promise.all(results.slice(2))).toEqual([20, 20, 20]);
  expect(await gate(async () => 'open')).toBe('open');
});
