import {
  type StoreScope,
  type Tx,
  createSecret,
  hashSecret,
  importInvitations,
} from '@counter/api/import';
import type { DemoStore } from './stores.ts';

const hour = 3_600_000;
const lifetimeMs = 72 * hour;

/** Invites people to a store's team. Their links are unknown; sending an invitation again creates one. */
export async function createInvitations(
  tx: Tx,
  scope: StoreScope,
  { invited = [] }: Pick<DemoStore, 'invited'>,
  { invitedBy, now }: { readonly invitedBy: number; readonly now: Date },
): Promise<void> {
  const invitations = invited.map(({ email, role, hoursAgo }) => {
    const sentAt = new Date(now.getTime() - hoursAgo * hour);
    const expiresAt = new Date(sentAt.getTime() + lifetimeMs);
    return { email, role, invitedBy, sentAt, expiresAt, tokenHash: hashSecret(createSecret()) };
  });
  await importInvitations(tx, scope, invitations);
}
