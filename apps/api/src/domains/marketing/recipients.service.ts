import { segments, type Segment } from '@counter/contract/customers';
import { noNumber, type RecipientsCheck, type SkipReason } from '@counter/contract/marketing';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { refusedField } from '../../platform/kernel/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import { clearBatch, type ClearedBatch } from '../../platform/messages/sms/clearing.ts';
import type { SmsRules } from '../../platform/clients/sms/gateway.ts';
import { readNumber } from '../../platform/clients/sms/phone-numbers.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Vault } from '../../platform/kernel/vault.ts';
import type { Work } from '../../platform/events/work.ts';
import {
  findBlockedPhones,
  findConsentedPhones,
  findSegment,
  isErasedPhone,
  recordConsent,
} from '../customers/index.ts';

/** The parts of the platform that selecting recipients needs. */
export type RecipientParts = {
  readonly db: Db | Tx;
  readonly vault: Vault;
  readonly sms: SmsRules;
};

/**
 * A campaign's numbers at an instant: those to send to now, those to send to later, and the skipped ones with their
 * reasons.
 */
export type Sorted = Pick<ClearedBatch, 'cleared' | 'waitUntil'> & {
  readonly skipped: ReadonlyMap<string, SkipReason>;
};

/** Sorts a campaign's numbers into those to send to now, later or not at all. */
export async function sortRecipients(
  parts: RecipientParts,
  scope: StoreScope,
  phones: readonly string[],
  at: Date,
): Promise<Sorted> {
  const dialable = phones.filter((phone) => readNumber(phone) !== null);
  const { timeZone } = scope;
  const batch = await clearBatch(parts, at, { phones: dialable, timeZone });
  const consented = await findConsentedPhones(parts.db, scope, dialable);
  const blocked = await findBlockedPhones(parts.db, scope, dialable);
  const known = new Set(dialable);
  const reasonFor = (phone: string): SkipReason | null => {
    if (isErasedPhone(phone)) return 'NO_CONSENT';
    if (!known.has(phone)) return 'UNDIALABLE';
    if (batch.foreign.has(phone)) return 'COUNTRY';
    if (batch.stopped.has(phone)) return 'OPTED_OUT';
    if (blocked.has(phone)) return 'BLOCKED';
    return consented.has(phone) ? null : 'NO_CONSENT';
  };
  const skipped = phones.flatMap((phone) => {
    const reason = reasonFor(phone);
    return reason === null ? [] : [[phone, reason] as const];
  });
  return { ...batch, skipped: new Map(skipped) };
}

/** Normalizes numbers and removes duplicates. Keeps anything else as typed. */
function readContacts(contacts: readonly string[]): string[] {
  return [...new Set(contacts.map((text) => readNumber(text) ?? text))].filter(
    (contact) => contact !== '',
  );
}

/** The requested recipients of a campaign. */
export type Recipients = {
  readonly contacts: readonly string[];
  readonly segments: readonly Segment[];
};

/** Returns the typed contacts and the consenting members of each segment, without duplicates. */
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

/** Lists a store's segments with their sizes and the number of consenting customers. */
export async function findSegments({ db, clock }: Platform, scope: StoreScope) {
  const found = segments.map(async (segment) => {
    const { customers, phones } = await findSegment(db, scope, segment, clock.now());
    return { segment, customers, agreed: phones.length };
  });
  return Promise.all(found);
}

/** Returns the people a campaign would reach if it began at an instant, and those it would skip. */
export async function checkRecipients(
  { db, vault, clock, sms }: Platform,
  scope: StoreScope,
  recipients: Recipients,
  asked: Date | undefined,
): Promise<RecipientsCheck> {
  const now = clock.now();
  const at = asked ?? now;
  const phones = await findRecipients(db, scope, recipients, now);
  const { skipped, waitUntil } = await sortRecipients({ db, vault, sms }, scope, phones, at);
  const skippedFor = (reason: SkipReason) =>
    phones.filter((phone) => skipped.get(phone) === reason);
  const sendable = phones.filter((phone) => !skipped.has(phone));
  return {
    total: phones.length,
    sendable: sendable.length,
    delayed: sendable.filter((phone) => waitUntil.has(phone)).length,
    undialable: skippedFor('UNDIALABLE'),
    foreign: skippedFor('COUNTRY'),
    noConsent: skippedFor('NO_CONSENT'),
    optedOut: skippedFor('OPTED_OUT'),
    blocked: skippedFor('BLOCKED'),
    partPrice: sms.partPrice,
  };
}

/**
 * Records that the owners of numbers gave consent. Returns how many were new.
 * @throws ProblemError INVALID_FIELDS that lists invalid numbers
 */
export async function recordConsents(
  work: Work,
  contacts: readonly string[],
  given: Parameters<typeof recordConsent>[2],
): Promise<number> {
  const wrong = contacts.filter((text) => readNumber(text) === null);
  if (wrong.length > 0) {
    throw refusedField('phones', noNumber(wrong));
  }
  return (await recordConsent(work, readContacts(contacts), given)).length;
}
