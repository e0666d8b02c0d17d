import { expect, test, vi } from 'vitest';
import { keepReferral, readReferral } from './referral.ts';

const noon = Date.parse('2026-11-20T12:00:00Z');
const day = 86_400_000;

test('remembers the first referral for 30 days', () => {
  vi.useFakeTimers({ now: noon, toFake: ['Date'] });
  const follow = (search: string) => {
    history.replaceState(null, '', `/${search}`);
    keepReferral();
  };
  expect(readReferral()).toBeUndefined();
  follow('');
  expect(readReferral()).toBeUndefined();
  follow('?ref=LEAH42');
  follow('?ref=OMAR77');
  expect(readReferral()).toBe('LEAH42');
  vi.setSystemTime(noon + 30 * day - 1);
  expect(readReferral()).toBe('LEAH42');
  vi.setSystemTime(noon + 30 * day);
  expect(readReferral()).toBeUndefined();
  follow('?ref=OMAR77');
  expect(readReferral()).toBe('OMAR77');
  history.replaceState(null, '', '/');
});
