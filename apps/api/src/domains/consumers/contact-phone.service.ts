import type { Consumer } from '@counter/contract/consumers';
import { normalizePhone } from '@counter/contract/shared';
import { inTransaction } from '../../platform/db/database.ts';
import type { Tx } from '../../platform/db/schema.ts';
import { ProblemError } from '../../platform/kernel/problem.ts';
import type { Platform } from '../../platform/platform.ts';
import { checkCode, redeemCode, type CodeSubject } from './codes.service.ts';
import { findConsumer, saveContactPhone } from './consumers.repository.ts';
import { describeConsumer } from './consumers.service.ts';
import { readRecipient } from './recipient.ts';
import type { ConsumerSession } from '../../platform/tenancy/sessions.ts';

/** Returns the subject of the code for a new contact number. */
export function contactPhoneSubject(
  { consumerId }: Pick<ConsumerSession, 'consumerId'>,
  phone: string,
): CodeSubject {
  return { to: readRecipient(phone), purpose: 'CONTACT_PHONE', about: String(consumerId) };
}

type Change = { readonly phone: string; readonly code: string };

/**
 * Changes a consumer's contact number with the code that was sent to it.
 * @throws ProblemError WRONG_CODE
 */
export async function changeContactPhone(
  platform: Platform,
  consumer: ConsumerSession,
  { phone, code }: Change,
): Promise<Consumer> {
  const { db, clock, vault } = platform;
  const typed = await checkCode(platform, contactPhoneSubject(consumer, phone), code);
  const contactPhone = typed.to.recipient;
  await inTransaction(db, async (tx) => {
    const at = clock.now();
    await redeemCode(tx, typed, at);
    await saveContactPhone(tx, consumer.consumerId, contactPhone, at);
  });
  return describeConsumer({ db, vault }, { ...consumer, contactPhone });
}

/**
 * Refuses a contact number other than that of the account's previous orders, unless it was verified. Lock the account
 * first (`lockShopper`), so that a concurrent first order can't get past the check.
 * @throws ProblemError PHONE_NOT_PROVEN
 */
export async function checkContactPhone(tx: Tx, consumerId: number, typed: string): Promise<void> {
  const row = await findConsumer(tx, consumerId);
  if (!row || row.phone !== null || row.contactPhone === '') return;
  if (normalizePhone(row.contactPhone) === normalizePhone(typed)) return;
  const message = 'You changed your phone number. Confirm the new one with a code first.';
  const errors = [{ path: 'customer.phone', message }];
  throw new ProblemError('PHONE_NOT_PROVEN', message, { errors });
}
