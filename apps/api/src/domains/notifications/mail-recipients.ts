import type { NoticeKind } from '@counter/contract/notifications';
import type { Tx } from '../../platform/db/schema.ts';
import { queueMail } from '../../platform/messages/mail/queue-mail.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { findRecipientRows } from './recipients.repository.ts';
import { sheetMail, type Sheet } from './sheet-mail.ts';
import { unsubscribeUrl } from './subscription.service.ts';

type Telling = { readonly sheet: Sheet; readonly at: Date; readonly publicUrl: string };

/** Mails a sheet to a store's recipients of one kind who haven't unsubscribed. */
export async function mailRecipients(
  tx: Tx,
  scope: StoreScope,
  kind: NoticeKind,
  { sheet, at, publicUrl }: Telling,
): Promise<void> {
  for (const recipient of await findRecipientRows(tx, scope)) {
    if (recipient.kind !== kind || recipient.unsubscribedAt) continue;
    const url = unsubscribeUrl(publicUrl, scope, recipient);
    await queueMail(tx, at, sheetMail(sheet, { to: recipient.email, unsubscribeUrl: url }));
  }
}
