import { expect, it } from 'vitest';
import { createRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts';

it('makes ten different codes without ambiguous characters', () => {
  const codes = createRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^[2-9A-HJKMNP-Z]{5}(?:-[2-9A-HJKMNP-Z]{5}){2}$/);
  }
});

it.each(['7kxqm-3wbtn-q8zdr', '7KXQM 3WBTN Q8ZDR', ' 7KXQM3WBTNQ8ZDR '])(
  'accepts a code as people type it: %j',
  (typed) => expect(hashRecoveryCode(typed)).toEqual(hashRecoveryCode('7KXQM-3WBTN-Q8ZDR')),
);
