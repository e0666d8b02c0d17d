import { inNameOf, letter } from '../../platform/clients/mail/letter.ts';
import { TextRefused } from '../../platform/clients/sms/refusals.ts';
import type { Work } from '../../platform/events/work.ts';
import { queueMail } from '../../platform/messages/mail/queue-mail.ts';
import { queueSms, type SmsParts } from '../../platform/messages/sms/queue-sms.ts';
import type { Platform } from '../../platform/platform.ts';
import { findMailSender } from '../store/index.ts';
import { findConsumer } from './consumers.repository.ts';

/** The parts of the platform that send news to consumers. */
export type NewsParts = SmsParts & Pick<Platform, 'publicUrl'>;

/** News for a consumer about their request to a store. */
export type ConsumerNews = {
  readonly consumerId: number;
  readonly subject: string;
  /** The sentences. Each is a paragraph of the mail; the text message joins them in one line. */
  readonly sentences: readonly [string, ...string[]];
  /** The time of the consumer's request. */
  readonly askedAt: Date;
};

/**
 * Sends a consumer news by mail or, without an email address, by text. Skips a text that isn't allowed, because the
 * order page says the same.
 */
export async function notifyConsumer(
  parts: NewsParts,
  { tx, scope, at }: Work,
  { consumerId, subject, sentences, askedAt }: ConsumerNews,
): Promise<void> {
  const consumer = await findConsumer(tx, consumerId);
  if (!consumer) return;
  const { name, phone, email } = consumer;
  const [first, ...others] = sentences;
  const lines = [`${scope.storeName}: ${first}`, ...others];
  if (email !== null) {
    const sender = await findMailSender(tx, scope, parts.publicUrl());
    const mail = letter({ fullName: name || 'there', email }, subject, lines);
    await queueMail(tx, at, inNameOf(sender, mail));
  } else if (phone !== null) {
    const text = { to: phone, subject, body: lines.join(' ') };
    try {
      const asked = { store: scope, askedAt, address: null };
      await queueSms(parts, tx, at, { kind: 'REPLY', ...text, ...asked });
    } catch (error) {
      if (!(error instanceof TextRefused)) throw error;
    }
  }
}
