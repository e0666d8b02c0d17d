import { expect, it } from 'vitest';
import { readCustomerFile } from './customer-lines.ts';

it('a consent date is read in the order of days that the person uses', async () => {
  const csv =
    'phone,consent,consent date\n+442071838750,yes,03/04/2026\n+442071838751,yes,13/04/2026';
  const dates = { order: 'DAY_FIRST', clock: '24_HOUR' } as const;
  const { lines } = await readCustomerFile(csv, { dates, today: '2026-11-30' });
  expect(lines.map(({ date }) => date)).toEqual(['2026-04-03', '2026-04-13']);
});
