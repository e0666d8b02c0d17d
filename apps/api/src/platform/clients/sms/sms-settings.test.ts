import { expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';

it('reads the daily limits from their variables', () => {
  const { smsLimits } = readConfig({
    SMS_PER_ADDRESS: '1',
    SMS_PER_NUMBER: '2',
    SMS_PER_STORE: '3',
    SMS_PER_DAY: '4',
    SMS_PER_STORE_CAMPAIGNS: '5',
  });
  expect(smsLimits).toEqual({ ADDRESS: 1, NUMBER: 2, STORE: 3, EVERYWHERE: 4, CAMPAIGNS: 5 });
});

it('reads the enabled countries', () => {
  expect(readConfig({}).smsCountries).toBeUndefined();
  expect(readConfig({ SMS_COUNTRIES: 'US, ca' }).smsCountries).toEqual(new Set(['US', 'CA']));
});

it.each([
  [{ TWILIO_FROM: '+15550100100' }, 'TWILIO_AUTH_TOKEN must be set too'],
  [{ TWILIO_FROM: '555 0100' }, 'TWILIO_FROM must be the number'],
  [{ TWILIO_ACCOUNT_SID: `AC${'1'.repeat(32)}` }, 'PUBLIC_URL must be set with TWILIO'],
  [{ SMS_UNIT_COST: '0.795' }, 'SMS_UNIT_COST must be cents'],
  [{ SMS_COUNTRIES: 'USA' }, 'SMS_COUNTRIES must be country codes with commas between: US,CA'],
  [{ SMS_PER_DAY: '0' }, 'SMS_PER_DAY must be a whole number from 1 to 1000000'],
  [{ SMS_PER_STORE: 'many' }, 'SMS_PER_STORE must be a whole number from 1 to 1000000'],
])('refuses %j', (env, message) => {
  expect(() => readConfig(env)).toThrow(message);
});
