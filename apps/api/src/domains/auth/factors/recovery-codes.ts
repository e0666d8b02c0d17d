import { randomInt } from 'node:crypto';
import { hashSecret } from '../../../platform/kernel/crypto.ts';

/** Omits 0, O, 1, I and L, which look alike on paper. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const groups = 3;
const lettersOfGroup = 5;
const codesOfPerson = 10;

/** Creates ten codes such as `7KXQM-3WBTN-Q8ZDR`. Each has 74 bits, enough for a plain hash. */
export function createRecoveryCodes(): string[] {
  return Array.from({ length: codesOfPerson }, () =>
    Array.from({ length: groups }, createGroup).join('-'),
  );
}

function createGroup(): string {
  const letters = Array.from(
    { length: lettersOfGroup },
    () => alphabet[randomInt(alphabet.length)],
  );
  return letters.join('');
}

/** Hashes a code; ignores whitespace, dashes and case. */
export function hashRecoveryCode(code: string): Buffer {
  return hashSecret(code.toUpperCase().replaceAll(/[^0-9A-Z]/g, ''));
}
