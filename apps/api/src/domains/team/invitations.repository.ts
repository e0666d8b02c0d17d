import type { Role } from '@counter/contract/shared';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

export type NewInvitation = {
  readonly email: string;
  readonly role: Role;
  readonly tokenHash: Buffer;
  readonly invitedBy: number;
  readonly sentAt: Date;
  readonly expiresAt: Date;
};

/** Adds an invitation; undefined where one for the address is open already. */
export async function createInvitation(
  tx: Tx,
  { storeId }: StoreScope,
  invitation: NewInvitation,
): Promise<number | undefined> {
  const row = await tx
    .insertInto('invitations')
    .values({
      store_id: storeId,
      email: invitation.email,
      role: invitation.role,
      token_hash: invitation.tokenHash,
      invited_by: invitation.invitedBy,
      sent_at: invitation.sentAt,
      expires_at: invitation.expiresAt,
      accepted_at: null,
      withdrawn_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['store_id', 'email'])
        .where('accepted_at', 'is', null)
        .where('withdrawn_at', 'is', null)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Writes open invitations without a mail. */
export async function importInvitations(
  tx: Tx,
  scope: StoreScope,
  invitations: readonly NewInvitation[],
): Promise<void> {
  for (const invitation of invitations) await createInvitation(tx, scope, invitation);
}

/** The invitations that nobody has answered or taken back, the latest first. */
export async function findOpenInvitations(db: Db | Tx, { storeId }: StoreScope) {
  return db
    .selectFrom('invitations')
    .innerJoin('users', 'users.id', 'invitations.invited_by')
    .where('invitations.store_id', '=', storeId)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .orderBy('sent_at', 'desc')
    .orderBy('invitations.id', 'desc')
    .select(['invitations.id', 'invitations.email', 'role', 'sent_at', 'expires_at'])
    .select('users.full_name as invited_by')
    .execute();
}

/** One invitation of the store, held until the transaction ends. */
export async function lockInvitation(tx: Tx, { storeId }: StoreScope, id: number) {
  return tx
    .selectFrom('invitations')
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
}

/** Puts a new link in the place of the one before. */
export async function renewLink(
  tx: Tx,
  { storeId }: StoreScope,
  id: number,
  link: Pick<NewInvitation, 'tokenHash' | 'sentAt' | 'expiresAt'>,
): Promise<void> {
  await tx
    .updateTable('invitations')
    .set({ token_hash: link.tokenHash, sent_at: link.sentAt, expires_at: link.expiresAt })
    .where('store_id', '=', storeId)
    .where('id', '=', id)
    .execute();
}

/** Takes open invitations of the store back: one, or all that a person has sent. Answers to whom they went. */
export async function withdrawInvitations(
  tx: Tx,
  { storeId }: StoreScope,
  which: { readonly id: number } | { readonly invitedBy: number },
  at: Date,
): Promise<string[]> {
  const rows = await tx
    .updateTable('invitations')
    .set({ withdrawn_at: at })
    .where('store_id', '=', storeId)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .$if('id' in which, (update) => update.where('id', '=', 'id' in which ? which.id : 0))
    .$if('invitedBy' in which, (update) =>
      update.where('invited_by', '=', 'invitedBy' in which ? which.invitedBy : 0),
    )
    .returning('email')
    .execute();
  return rows.map(({ email }) => email);
}

/** The invitation behind a link, answered or not. */
export async function findByToken(db: Db | Tx, tokenHash: Buffer) {
  return db
    .selectFrom('invitations')
    .innerJoin('stores', 'stores.id', 'invitations.store_id')
    .innerJoin('users', 'users.id', 'invitations.invited_by')
    .where('token_hash', '=', tokenHash)
    .select(['invitations.store_id', 'invitations.id', 'invitations.email', 'invitations.role'])
    .select(['expires_at', 'accepted_at', 'withdrawn_at'])
    .select(['stores.name', 'stores.branch_name', 'users.full_name as invited_by'])
    .executeTakeFirst();
}

/** Uses an invitation up. True for the one caller who did it. */
export async function spendInvitation(
  tx: Tx,
  { storeId }: StoreScope,
  tokenHash: Buffer,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('invitations')
    .set({ accepted_at: at })
    .where('store_id', '=', storeId)
    .where('token_hash', '=', tokenHash)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
