import type { PayoutHold } from '@counter/contract/payouts';
import { bankHoldEnd, type BankStatus } from '../settings/index.ts';

type HoldFacts = {
  /** The operator's reason; undefined if no operator holds them. */
  readonly heldBecause: string | undefined;
  /** Undefined if the store has no bank account yet. */
  readonly bank: BankStatus | undefined;
};

/** Returns the hold on a store's payouts at an instant, or null. */
export function holdAt({ heldBecause, bank }: HoldFacts, at: Date): PayoutHold | null {
  if (heldBecause !== undefined) return { kind: 'MARKETPLACE', until: null, reason: heldBecause };
  const until = bank?.changedAt && bankHoldEnd(bank.changedAt);
  if (until && until > at)
    return { kind: 'BANK_CHANGED', until: until.toISOString(), reason: null };
  return bank?.verified ? null : { kind: 'BANK_UNVERIFIED', until: null, reason: null };
}
