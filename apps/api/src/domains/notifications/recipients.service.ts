import {
  maxRecipients,
  noticeKinds,
  noticeLabel,
  type MailKind,
  type Notifications,
  type RecipientRequest,
} from '@counter/contract/notifications';
import { findBounces, liftBounce } from '../../platform/messages/mail/bounced-addresses.ts';
import { createSecret } from '../../platform/kernel/crypto.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { refusedField } from '../../platform/kernel/problem.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Work } from '../../platform/events/work.ts';
import { lockSettings } from '../store/index.ts';
import {
  createRecipient,
  deleteRecipient,
  findRecipientRows,
  updateSubscription,
} from './recipients.repository.ts';

type Which = Pick<RecipientRequest, 'kind' | 'email'>;

/** Returns the recipients of a store's notices. */
export async function findNotifications(db: Db | Tx, scope: StoreScope): Promise<Notifications> {
  const rows = await findRecipientRows(db, scope);
  const bounces = await findBounces(
    db,
    rows.map(({ email }) => email),
  );
  const recipients = noticeKinds.flatMap((kind) =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ email, addedAt, unsubscribedAt }) => ({
        kind,
        email,
        addedAt: addedAt.toISOString(),
        unsubscribedAt: unsubscribedAt?.toISOString() ?? null,
        bounced: bounces.get(email.toLowerCase())?.reason ?? null,
      })),
  );
  return { recipients };
}

/**
 * Adds an address to a kind of mail. Resubscribes one that had unsubscribed or bounced.
 * @throws ProblemError INVALID_FIELDS if the address already gets these mails, or the list is full.
 */
export async function addRecipient(work: Work, { kind, email }: Which): Promise<Notifications> {
  const { tx, scope, at } = work;
  await lockSettings(tx, scope);
  const listed = (await findRecipientRows(tx, scope)).filter((row) => row.kind === kind);
  const known = listed.find((row) => row.email === email);
  const cameBack = await liftBounce(tx, email);
  if (known && !known.unsubscribedAt && !cameBack)
    throw refusedField('email', 'This address is on the list already');
  if (known) {
    await updateSubscription(tx, scope, { kind, email, subscribed: true, at });
  } else {
    if (listed.length >= maxRecipients) {
      throw refusedField('email', `At most ${maxRecipients} addresses. Remove one of them first.`);
    }
    await createRecipient(tx, scope, { kind, email, token: createSecret(), at });
  }
  record(work, known ? 'recipient.subscribe' : 'recipient.create', { kind, email });
  return findNotifications(tx, scope);
}

/** Removes an address from a kind of mail. Does nothing if it is not listed. */
export async function removeRecipient(work: Work, { kind, email }: Which): Promise<Notifications> {
  const { tx, scope } = work;
  await lockSettings(tx, scope);
  if (await deleteRecipient(tx, scope, { kind, email })) {
    record(work, 'recipient.delete', { kind, email });
  }
  return findNotifications(tx, scope);
}

type Action =
  | 'recipient.create'
  | 'recipient.delete'
  | 'recipient.subscribe'
  | 'recipient.unsubscribe';

/** Records a change to an address in the audit log. */
export function record(
  { audit, scope }: Work,
  action: Action,
  { kind, email }: { readonly kind: MailKind; readonly email: string },
): void {
  const isOn = action === 'recipient.create' || action === 'recipient.subscribe';
  const fact = { email, notice: noticeLabel(kind) };
  audit({
    action,
    entity: 'store',
    entityId: scope.storeId,
    subject: `${email} (${noticeLabel(kind)})`,
    before: isOn ? null : fact,
    after: isOn ? fact : null,
  });
}
