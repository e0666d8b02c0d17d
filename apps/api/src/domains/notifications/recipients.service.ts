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
 * Has mails of a kind sent to an address; one whose reader had unsubscribed, or whose mails came back, is sent them
 * again.
 * @throws ProblemError INVALID_FIELDS for an address that gets them already, or a fourth one.
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

/** Sends no more mails of a kind to an address; one that is not on the list is left so. */
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

/** Writes into the audit log what happened to an address. */
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
