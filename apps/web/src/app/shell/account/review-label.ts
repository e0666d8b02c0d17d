import type { NewSignIn } from '@counter/contract/auth';
import { accountText } from './account.text.ts';

/** Returns the label of the menu item for sign-ins from new devices. */
export function reviewLabel(newSignIns: readonly NewSignIn[]): string {
  return newSignIns.length === 1
    ? accountText.reviewNewSignIn
    : accountText.reviewNewSignIns(newSignIns.length);
}
