import { expect, test } from 'vitest';
import { campaignGoals, dishBlank, goalTemplates } from './goals.ts';
import { composeSms } from './opt-out.ts';
import { measureSms } from './sms-text.ts';

const offer = { code: 'WELCOMEBACK', value: '15%' };

test.each(campaignGoals)('the template for %s fits in one text, with or without a code', (goal) => {
  const { write, code } = goalTemplates[goal];
  for (const given of [null, offer]) {
    const text = write(given, 'Wednesday');
    expect(measureSms(composeSms('Cedar Kitchen', text))).toMatchObject({
      parts: 1,
      encoding: 'GSM-7',
    });
    expect(text.includes('WELCOMEBACK')).toBe(given !== null);
    expect(text.includes(dishBlank)).toBe(goal === 'NEW_DISH');
  }
  expect(code).toMatch(/^[A-Z0-9]{4,30}$/);
});

test('only the quiet evening goal names a weekday', () => {
  const named = campaignGoals.filter((goal) =>
    goalTemplates[goal].write(offer, 'Wednesday').includes('Wednesday'),
  );
  expect(named).toEqual(['QUIET_DAY']);
});
