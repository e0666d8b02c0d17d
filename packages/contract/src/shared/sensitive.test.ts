import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { isMaskedPhone, maskPhone, sensitive, sensitivePhone, sensitivityOf } from './sensitive.ts';

test('a masked phone number shows its last four digits', () => {
  expect(maskPhone('+1 (212) 555-0142')).toBe('••• 0142');
  expect(maskPhone('')).toBe('');
  expect(isMaskedPhone(maskPhone('+1 212 555 0142'))).toBe(true);
  expect(isMaskedPhone('+1 212 555 0142')).toBe(false);
});

test('marked fields are dropped and marked phone numbers masked', () => {
  expect(sensitivityOf(sensitive(z.string(), 'people:private'))).toEqual({
    permission: 'people:private',
    meanwhile: undefined,
    mask: undefined,
  });
  const phone = sensitivityOf(sensitivePhone('customers:contact'));
  expect(phone?.mask?.('+1 212 555 0142')).toBe('••• 0142');
  expect(phone?.mask?.(undefined)).toBe('');
  expect(sensitivityOf(z.string())).toBeUndefined();
});
