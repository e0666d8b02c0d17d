import type { Role } from '@counter/contract/shared';
import type { Db, Tx } from './team.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

export type NewInvitation = {
  readonly email: string;
  readonly role: Role;
  readonly tokenHash: Buffer;
  readonly invitedBy: number;
  readonly sentAt: Date;
  readonly expiresAt: Date;
};

/** Inserts an invitation; returns undefined if the email already has an open one. */
export async function createInvitation(
  tx: Tx,
  { storeId }: StoreScope,
  invitation: NewInvitation,
): Promise<number | undefined> {
  const row = await tx
    .insertInto('invitations')
    .values({
      storeId,
      email: invitation.email,
      role: invitation.role,
      tokenHash: invitation.tokenHash,
      invitedBy: invitation.invitedBy,
      sentAt: invitation.sentAt,
      expiresAt: invitation.expiresAt,
      acceptedAt: null,
      withdrawnAt: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['storeId', 'email'])
        .where('acceptedAt', 'is', null)
        .where('withdrawnAt', 'is', null)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Imports open invitations without mailing them. */
export async function importInvitations(
  tx: Tx,
  scope: StoreScope,
  invitations: readonly NewInvitation[],
): Promise<void> {
  for (const invitation of invitations) await createInvitation(tx, scope, invitation);
}

/** Returns the invitations that are neither accepted nor withdrawn, newest first. */
export async function findOpenInvitations(db: Db | Tx, { storeId }: StoreScope) {
  return db
    .selectFrom('invitations')
    .innerJoin('published.users as user', 'user.id', 'invitations.invitedBy')
    .where('invitations.storeId', '=', storeId)
    .where('acceptedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .orderBy('sentAt', 'desc')
    .orderBy('invitations.id', 'desc')
    .select(['invitations.id', 'invitations.email', 'role', 'sentAt', 'expiresAt'])
    .select('user.fullName as invitedBy')
    .execute();
}

/** Returns an invitation of the store, locked until the transaction ends. */
export async function lockInvitation(tx: Tx, { storeId }: StoreScope, id: number) {
  return tx
    .selectFrom('invitations')
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .selectAll()
    .forUpdate()
    .executeTakeFirst();
}

/** Replaces the link of an invitation. */
export async function renewLink(
  tx: Tx,
  { storeId }: StoreScope,
  id: number,
  link: Pick<NewInvitation, 'tokenHash' | 'sentAt' | 'expiresAt'>,
): Promise<void> {
  await tx
    .updateTable('invitations')
    .set({ tokenHash: link.tokenHash, sentAt: link.sentAt, expiresAt: link.expiresAt })
    .where('storeId', '=', storeId)
    .where('id', '=', id)
    .execute();
}

/** Withdraws open invitations: one, or all that a person sent. Returns the invited emails. */
export async function withdrawInvitations(
  tx: Tx,
  { storeId }: StoreScope,
  which: { readonly id: number } | { readonly invitedBy: number },
  at: Date,
): Promise<string[]> {
  const rows = await tx
    .updateTable('invitations')
    .set({ withdrawnAt: at })
    .where('storeId', '=', storeId)
    .where('acceptedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .$if('id' in which, (update) => update.where('id', '=', 'id' in which ? which.id : 0))
    .$if('invitedBy' in which, (update) =>
      update.where('invitedBy', '=', 'invitedBy' in which ? which.invitedBy : 0),
    )
    .returning('email')
    .execute();
  return rows.map(({ email }) => email);
}

/** Returns the invitation behind a link, whatever its state. */
export async function findByToken(db: Db | Tx, tokenHash: Buffer) {
  return db
    .selectFrom('invitations')
    .innerJoin('published.stores as store', 'store.id', 'invitations.storeId')
    .innerJoin('published.users as user', 'user.id', 'invitations.invitedBy')
    .where('tokenHash', '=', tokenHash)
    .select(['invitations.storeId', 'invitations.id', 'invitations.email', 'invitations.role'])
    .select(['expiresAt', 'acceptedAt', 'withdrawnAt'])
    .select(['store.name', 'store.branchName', 'user.fullName as invitedBy'])
    .executeTakeFirst();
}

/** Marks an invitation as used; returns true for the one caller that did so. */
export async function spendInvitation(
  tx: Tx,
  { storeId }: StoreScope,
  tokenHash: Buffer,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('invitations')
    .set({ acceptedAt: at })
    .where('storeId', '=', storeId)
    .where('tokenHash', '=', tokenHash)
    .where('acceptedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .where('expiresAt', '>', at)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
