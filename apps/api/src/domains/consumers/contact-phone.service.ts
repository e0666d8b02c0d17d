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

/** Returns what the code to a new contact number proves, and for whom. */
export function contactPhoneSubject(
  { consumerId }: Pick<ConsumerSession, 'consumerId'>,
  phone: string,
): CodeSubject {
  return { to: readRecipient(phone), purpose: 'CONTACT_PHONE', about: String(consumerId) };
}

type Change = { readonly phone: string; readonly code: string };

/**
 * Changes the number that a consumer is reached at, with the code that was sent there.
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
 * Refuses another contact number than the one that an account ordered with before, unless it was proved. Whoever
 * holds the account (`lockShopper`) cannot be overtaken by a second first order.
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
