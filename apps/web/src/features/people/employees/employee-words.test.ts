import { expect, test } from 'vitest';
import { describeEmployment } from './employee-words.ts';

const asIs = (day: string): string => day;
const today = '2026-11-22';

test.each([
  [{ joiningDate: null, endDate: null }, ''],
  [{ joiningDate: '2024-03-01', endDate: null }, 'Since 2024-03-01'],
  [{ joiningDate: '2026-12-01', endDate: null }, 'From 2026-12-01'],
  [{ joiningDate: '2024-03-01', endDate: '2026-11-22' }, 'Until 2026-11-22'],
  [{ joiningDate: '2024-03-01', endDate: '2026-11-21' }, 'Left 2026-11-21'],
])('%j is described as %j', (facts, told) => {
  expect(describeEmployment(facts, today, asIs)).toBe(told);
});
