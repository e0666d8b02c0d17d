import type { NewSignIn } from '@counter/contract/auth';
import { text } from './shell.text.ts';

/** Names the menu's entry for sign-ins from new devices. */
export function reviewLabel(newSignIns: readonly NewSignIn[]): string {
  return newSignIns.length === 1 ? text.reviewNewSignIn : text.reviewNewSignIns(newSignIns.length);
}
