import { beforeEach, expect, test, vi } from 'vitest';
import { blankForm } from './blank-form.ts';
import { readRemembered, remember } from './remembered.ts';

const ada = 7;
const form = {
  ...blankForm,
  businessname: 'Mill Lane Bakery',
  acceptEmail: true,
  email: 'ada@example.com',
  number: '12125550142',
  whatapp: '12125550143',
  businessTerms: 'Cash only',
};

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});

test('keeps only email, numbers and terms for the next business', () => {
  remember(ada, form);
  expect(readRemembered(ada)).toEqual({
    acceptEmail: true,
    email: 'ada@example.com',
    number: '12125550142',
    whatapp: '12125550143',
    businessTerms: 'Cash only',
  });
});

test('another person in the same browser sees none of it', () => {
  remember(ada, form);
  expect(readRemembered(8)).toEqual({});
});

test('clearing the checkbox discards what was kept', () => {
  remember(ada, form);
  remember(ada, { ...form, remember: false });
  expect(readRemembered(ada)).toEqual({});
});
