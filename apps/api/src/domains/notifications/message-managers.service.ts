import type { UnheardMessage } from '@counter/contract/settings';
import { TextRefused } from '../../platform/clients/sms/refusals.ts';
import type { Work } from '../../platform/events/work.ts';
import { queueMail } from '../../platform/messages/mail/queue-mail.ts';
import { leavingTimeOf } from '../../platform/messages/sms/clearing.ts';
import { queueSms } from '../../platform/messages/sms/queue-sms.ts';
import type { Platform } from '../../platform/platform.ts';
import { sheetMail, type Sheet } from './sheet-mail.ts';
import { findManagers, type Manager } from './managers.repository.ts';

/** A message as a text and as a mail. */
export type ManagerMessage = {
  /** The text's subject in the outbox. */
  readonly subject: string;
  readonly text: string;
  readonly sheet: Sheet;
};

/**
 * Messages the managers of a store, or its owners if it has no managers. Sends a mail instead of a text that can't be
 * sent or would have to wait until the morning.
 */
export async function messageManagers(
  platform: Platform,
  work: Work,
  way: Exclude<UnheardMessage, 'OFF'>,
  message: ManagerMessage,
): Promise<void> {
  for (const manager of await findManagers(work.tx, work.scope)) {
    const texted = way === 'TEXT' && (await text(platform, work, manager, message));
    if (texted) continue;
    const { email: to } = manager;
    await queueMail(work.tx, work.at, sheetMail(message.sheet, { to, unsubscribeUrl: null }));
  }
}

/** Texts a manager; returns false if they have no proven phone or the text would have to wait until the morning. */
async function text(
  platform: Platform,
  { tx, scope, at }: Work,
  { provenPhone: to }: Manager,
  { subject, text: body }: ManagerMessage,
): Promise<boolean> {
  if (to === null) return false;
  const { storeId, timeZone } = scope;
  const leaving = { to, kind: 'ALARM', anyTimeUntil: null, timeZone } as const;
  if (leavingTimeOf(leaving, at) > at) return false;
  try {
    await queueSms(platform, tx, at, {
      kind: 'ALARM',
      to,
      subject,
      body,
      store: { storeId, timeZone },
      askedAt: at,
      address: null,
    });
  } catch (error) {
    if (error instanceof TextRefused) return false;
    throw error;
  }
  return true;
}
