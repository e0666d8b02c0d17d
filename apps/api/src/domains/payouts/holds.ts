import type { PayoutHold } from '@counter/contract/payouts';
import { bankHoldEnd, type BankStatus } from '../settings/index.ts';

type HoldFacts = {
  /** The reason of staff; undefined without a hold by staff. */
  readonly heldBecause: string | undefined;
  /** Undefined where no bank account was handed in. */
  readonly bank: BankStatus | undefined;
};

/** Returns the hold of a store's payouts at an instant, or null. */
export function holdAt({ heldBecause, bank }: HoldFacts, at: Date): PayoutHold | null {
  if (heldBecause !== undefined) return { kind: 'MARKETPLACE', until: null, reason: heldBecause };
  const until = bank?.changedAt && bankHoldEnd(bank.changedAt);
  if (until && until > at)
    return { kind: 'BANK_CHANGED', until: until.toISOString(), reason: null };
  return bank?.verified ? null : { kind: 'BANK_UNVERIFIED', until: null, reason: null };
}
