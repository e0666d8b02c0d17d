import { segments, type Segment } from '@counter/contract/customers';
import {
  nextSendingTime,
  noNumber,
  type RecipientsCheck,
  type SkipReason,
} from '@counter/contract/marketing';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Vault } from '../../platform/vault.ts';
import type { Work } from '../../platform/work.ts';
import {
  findBlockedPhones,
  findConsentedPhones,
  findSegment,
  findStoppedPhones,
  recordConsent,
} from '../customers/index.ts';
import { zoneOfNumber } from './number-zones.ts';
import { readNumber } from './phone-numbers.ts';

/** Why each number that may not be written to may not, as it stands at this moment. */
export async function findSkipped(
  { db, vault }: { readonly db: Db | Tx; readonly vault: Vault },
  scope: StoreScope,
  phones: readonly string[],
): Promise<ReadonlyMap<string, SkipReason>> {
  const consented = await findConsentedPhones(db, scope, phones);
  const stopped = await findStoppedPhones(db, vault, phones);
  const blocked = await findBlockedPhones(db, scope, phones);
  const reasonFor = (phone: string): SkipReason | null => {
    if (stopped.has(phone)) return 'OPTED_OUT';
    if (blocked.has(phone)) return 'BLOCKED';
    return consented.has(phone) ? null : 'NO_CONSENT';
  };
  return new Map(
    phones.flatMap((phone) => {
      const reason = reasonFor(phone);
      return reason === null ? [] : [[phone, reason] as const];
    }),
  );
}

/** When a number may be written to that is due at an instant: not at night where its owner is. */
export function sendingTimeOf(phone: string, at: Date, { timeZone }: StoreScope): Date {
  return nextSendingTime(at, zoneOfNumber(phone) ?? timeZone);
}

/**
 * Different numbers, as they are kept.
 * @throws ProblemError INVALID_FIELDS that names what is no number
 */
function readContacts(contacts: readonly string[]): string[] {
  const read = contacts.map((text) => [text, readNumber(text)] as const);
  const wrong = read.filter(([, number]) => number === null).map(([text]) => text);
  if (wrong.length > 0) {
    const message = noNumber(wrong);
    throw new ProblemError('INVALID_FIELDS', message, { errors: [{ path: 'contacts', message }] });
  }
  return [...new Set(read.flatMap(([, number]) => number ?? []))];
}

/** Whom a campaign is for, as it was asked. */
export type Recipients = {
  readonly contacts: readonly string[];
  readonly segments: readonly Segment[];
};

/**
 * The numbers that were typed and, of each segment, those who agreed, each once.
 * @throws ProblemError INVALID_FIELDS that names what is no number
 */
export async function findRecipients(
  db: Db | Tx,
  scope: StoreScope,
  { contacts, segments: chosen }: Recipients,
  at: Date,
): Promise<string[]> {
  const phones = new Set(readContacts(contacts));
  for (const segment of new Set(chosen)) {
    for (const phone of (await findSegment(db, scope, segment, at)).phones) phones.add(phone);
  }
  return [...phones];
}

/** The segments of a store, with how many of each agreed to text messages. */
export async function findSegments({ db, clock }: Platform, scope: StoreScope) {
  const found = segments.map(async (segment) => {
    const { customers, phones } = await findSegment(db, scope, segment, clock.now());
    return { segment, customers, agreed: phones.length };
  });
  return Promise.all(found);
}

/** Whom a campaign would reach that begins at an instant, and whom not. */
export async function checkRecipients(
  { db, vault, clock, sms: { partPrice } }: Platform,
  scope: StoreScope,
  recipients: Recipients,
  asked: Date | undefined,
): Promise<RecipientsCheck> {
  const now = clock.now();
  const at = asked ?? now;
  const phones = await findRecipients(db, scope, recipients, now);
  const skipped = await findSkipped({ db, vault }, scope, phones);
  const skippedFor = (reason: SkipReason) =>
    phones.filter((phone) => skipped.get(phone) === reason);
  const sendable = phones.filter((phone) => !skipped.has(phone));
  return {
    total: phones.length,
    sendable: sendable.length,
    delayed: sendable.filter((phone) => sendingTimeOf(phone, at, scope) > at).length,
    noConsent: skippedFor('NO_CONSENT'),
    optedOut: skippedFor('OPTED_OUT'),
    blocked: skippedFor('BLOCKED'),
    partPrice,
  };
}

/** Writes down that the owners of numbers agreed; answers of how many that was new. */
export async function recordConsents(
  work: Work,
  contacts: readonly string[],
  given: Parameters<typeof recordConsent>[2],
): Promise<number> {
  return (await recordConsent(work, readContacts(contacts), given)).length;
}
