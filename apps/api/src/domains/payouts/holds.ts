import type { PayoutHold } from '@counter/contract/payouts';
import type { BankStanding } from '../settings/index.ts';

/** How long nothing is paid to a bank account that took the place of another one. */
const bankChangeHoldMs = 72 * 60 * 60 * 1000;

type Standing = {
  /** What the marketplace's staff says; undefined where it holds nothing. */
  readonly heldBecause: string | undefined;
  /** Undefined where no bank account was handed in. */
  readonly bank: BankStanding | undefined;
};

/** Why a store is not paid at an instant; null where nothing speaks against it. */
export function holdAt({ heldBecause, bank }: Standing, at: Date): PayoutHold | null {
  if (heldBecause !== undefined) return { kind: 'MARKETPLACE', until: null, reason: heldBecause };
  if (!bank?.verified) return { kind: 'BANK_UNVERIFIED', until: null, reason: null };
  if (!bank.changedAt) return null;
  const until = new Date(bank.changedAt.getTime() + bankChangeHoldMs);
  return until > at ? { kind: 'BANK_CHANGED', until: until.toISOString(), reason: null } : null;
}
