import type { Consent, ConsentWay, WithdrawalWay } from '@counter/contract/customers';
import { fullPhone, normalizePhone } from '@counter/contract/shared';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { refusedField } from '../../platform/kernel/problem.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Work } from '../../platform/events/work.ts';
import {
  createConsents,
  endConsent,
  findConsentRows,
  findPhonesWithConsent,
  type ConsentRow,
  type ConsentKey,
} from './consents.repository.ts';

/** Finds all consents of a phone number in any spelling, newest first. */
export async function findConsents(
  db: Db | Tx,
  scope: StoreScope,
  phone: string,
): Promise<Consent[]> {
  return (await findConsentRows(db, scope, normalizePhone(phone))).map(toConsent);
}

function toConsent({ withdrawnAt, withdrawnHow, withdrawnBy, ...row }: ConsentRow): Consent {
  const { id, how, givenBy, note } = row;
  const withdrawn =
    withdrawnAt && withdrawnHow
      ? { at: withdrawnAt.toISOString(), how: withdrawnHow, by: withdrawnBy ?? '' }
      : null;
  return { id, how, givenAt: row.givenAt.toISOString(), givenBy, note, withdrawn };
}

/** Returns the phone numbers (E.164) that may get text messages now. */
export async function findConsentedPhones(
  db: Db | Tx,
  scope: StoreScope,
  phones: readonly string[],
): Promise<ReadonlySet<string>> {
  return new Set(await findPhonesWithConsent(db, scope, phones));
}

type Given = { readonly how: ConsentWay; readonly note?: string };

/**
 * Records that the owners of phone numbers agreed to text messages, and how. Skips numbers with an active consent, and
 * returns the others, normalized.
 * @throws ProblemError INVALID_FIELDS for an incomplete number
 */
export async function recordConsent(
  work: Work,
  phones: readonly string[],
  { how, note = '' }: Given,
): Promise<string[]> {
  const whole = [...new Set(phones.map(wholePhone))];
  const given = await createConsents(work, whole, { how, note });
  for (const one of given) {
    record(work, 'consent.record', one, { how, ...(note !== '' && { note }) });
  }
  return given.map(({ phone }) => phone);
}

/**
 * Withdraws the consent of a phone number, so that it gets no more text messages. Returns whether one was active.
 * @throws ProblemError INVALID_FIELDS for an incomplete number
 */
export async function withdrawConsent(
  work: Work,
  phone: string,
  how: WithdrawalWay,
): Promise<boolean> {
  const ended = await endConsent(work, wholePhone(phone), how);
  if (ended) record(work, 'consent.withdraw', ended, { how });
  return ended !== undefined;
}

function wholePhone(phone: string): string {
  const whole = normalizePhone(phone);
  if (fullPhone.test(whole)) return whole;
  throw refusedField('phoneNumber', 'Enter the full number with area code');
}

function record(
  { audit, emit }: Work,
  action: 'consent.record' | 'consent.withdraw',
  { id, phone }: ConsentKey,
  after: object,
): void {
  audit({ action, entity: 'consent', entityId: id, subject: phone, after });
  emit({ kind: 'customers.changed' });
}
