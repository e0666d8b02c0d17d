import { expect, it } from 'vitest';
import { editDistance } from './edit-distance.ts';

it.each([
  ['PORT', 'PORT', 0],
  ['PORT', 'PORTS', 1],
  ['PORT', 'ORT', 1],
  ['PORT', 'PART', 1],
  ['SECERT', 'SECRET', 1],
  ['SMTP_ULR', 'SMTP_URL', 1],
  ['HOST', 'PORT', 2],
  ['', 'PORT', 4],
  ['PORT', '', 4],
])('the distance from %s to %s is %i', (from, to, changes) => {
  expect(editDistance(from, to)).toBe(changes);
  expect(editDistance(to, from)).toBe(changes);
});
