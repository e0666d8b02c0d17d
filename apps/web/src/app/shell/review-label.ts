import type { NewSignIn } from '@counter/contract/auth';

/** Names the menu's entry for sign-ins from new devices. */
export function reviewLabel(newSignIns: readonly NewSignIn[]): string {
  return newSignIns.length === 1
    ? 'Review new sign-in'
    : `Review ${newSignIns.length} new sign-ins`;
}
