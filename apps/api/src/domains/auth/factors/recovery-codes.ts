import { randomInt } from 'node:crypto';
import { hashSecret } from '../../../platform/kernel/crypto.ts';

/** Without 0 and O, 1, I and L: a code is read from paper. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const groups = 3;
const lettersOfGroup = 5;
const codesOfPerson = 10;

/** Ten codes such as `7KXQM-3WBTN-Q8ZDR`; 74 bits each, so that a plain hash keeps them. */
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

/** Hashes a code; blanks, dashes and case don't matter. */
export function hashRecoveryCode(code: string): Buffer {
  return hashSecret(code.toUpperCase().replaceAll(/[^0-9A-Z]/g, ''));
}
