import type { InvitationForm } from '@counter/contract/team';
import { createSecret, hashSecret } from '../../platform/kernel/crypto.ts';
import { ProblemError, refusedField } from '../../platform/kernel/problem.ts';
import { notFoundIn } from '../../platform/tenancy/not-found-in.ts';
import { queueMail } from '../../platform/messages/mail/queue-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Work } from '../../platform/events/work.ts';
import { lockProven } from '../auth/index.ts';
import { lockMembers, personOf } from '../store/index.ts';
import {
  createInvitation,
  findOpenInvitations,
  lockInvitation,
  renewLink,
  withdrawInvitations,
} from './invitations.repository.ts';
import { invitationMail } from './mails.ts';
import type { ProvenCall } from './team.service.ts';
import type { AuditAction } from '@counter/contract/registry';

const lifetimeMs = 72 * 3_600_000;
/** The minimum time between mails to one address, in milliseconds. */
const restMs = 60_000;
const maxOpenInvitations = 50;

/**
 * Mails an invitation to join the team.
 * @throws ProblemError INVALID_FIELDS on `email` if the person is already on the team or invited, CONFLICT while 50
 * invitations are open.
 */
export async function inviteMember(
  platform: Platform,
  { scope, proven }: ProvenCall,
  { email, role }: InvitationForm,
): Promise<void> {
  await platform.act(scope, async (work) => {
    await lockProven(work.tx, proven);
    await refuseMember(work, email);
    await refuseTooMany(work);
    const link = createLink(platform, work.at);
    const invitation = { email, role, invitedBy: personOf(scope), ...link.row };
    const id = await createInvitation(work.tx, scope, invitation);
    if (id === undefined) {
      throw refusedField(
        'email',
        'This address is already invited. Send the invitation again instead.',
      );
    }
    await sendMail(work, invitation, link.address);
    note(work, 'invitation.create', id, { email, role });
  });
}

async function refuseMember({ tx, scope }: Work, email: string): Promise<void> {
  const member = (await lockMembers(tx, scope)).find((one) => one.email === email);
  if (member) throw refusedField('email', `${member.fullName} is already on the team.`);
}

async function refuseTooMany({ tx, scope }: Work): Promise<void> {
  if ((await findOpenInvitations(tx, scope)).length < maxOpenInvitations) return;
  throw new ProblemError(
    'CONFLICT',
    `${maxOpenInvitations} invitations are open. Withdraw some before you send more.`,
  );
}

/**
 * Mails an open invitation again, valid for another 72 hours. The old link stops working.
 * @throws ProblemError NOT_FOUND, CONFLICT if it was accepted or withdrawn, TOO_MANY_REQUESTS within a minute of the
 * last mail.
 */
export async function resendInvitation(
  platform: Platform,
  scope: StoreScope,
  id: number,
): Promise<string> {
  return platform.act(scope, async (work) => {
    const { email, role } = await lockOpen(work, id);
    const link = createLink(platform, work.at);
    await renewLink(work.tx, scope, id, link.row);
    await sendMail(work, { email, role }, link.address);
    note(work, 'invitation.resend', id, { email, role });
    return email;
  });
}

async function lockOpen(work: Work, id: number) {
  const row = await lockInvitation(work.tx, work.scope, id);
  if (!row) throw notFoundIn(work.scope, 'invitation');
  if (row.acceptedAt) {
    throw new ProblemError('CONFLICT', `${row.email} already accepted the invitation.`);
  }
  if (row.withdrawnAt) {
    throw new ProblemError('CONFLICT', 'This invitation was withdrawn. Send a new one.');
  }
  const waitMs = row.sentAt.getTime() + restMs - work.at.getTime();
  if (waitMs <= 0) return row;
  throw new ProblemError(
    'TOO_MANY_REQUESTS',
    `We just sent this email to ${row.email}. Check the spam folder, or try again in a minute.`,
    { retryAfterSeconds: Math.ceil(waitMs / 1000) },
  );
}

/**
 * Withdraws an open invitation. A repeat changes nothing.
 * @throws ProblemError NOT_FOUND, CONFLICT if it was accepted.
 */
export async function withdrawInvitation(
  { act }: Platform,
  scope: StoreScope,
  id: number,
): Promise<string> {
  return act(scope, async (work) => {
    const row = await lockInvitation(work.tx, scope, id);
    if (!row) throw notFoundIn(scope, 'invitation');
    const { email, role } = row;
    if (row.acceptedAt) {
      throw new ProblemError(
        'CONFLICT',
        `${email} has just accepted the invitation. Remove the member instead.`,
      );
    }
    const withdrawn = await withdrawInvitations(work.tx, scope, { id }, work.at);
    if (withdrawn.length > 0) note(work, 'invitation.withdraw', id, { email, role });
    return email;
  });
}

function createLink({ publicUrl }: Platform, at: Date) {
  const token = createSecret();
  const expiresAt = new Date(at.getTime() + lifetimeMs);
  return {
    address: `${publicUrl()}/invitation/${token}`,
    row: { tokenHash: hashSecret(token), sentAt: at, expiresAt },
  };
}

async function sendMail(
  { tx, at, scope: { storeName, actor } }: Work,
  invited: InvitationForm,
  link: string,
): Promise<void> {
  await queueMail(tx, at, invitationMail({ ...invited, storeName, invitedBy: actor.name, link }));
}

function note({ audit, emit }: Work, action: AuditAction, id: number, after: InvitationForm): void {
  audit({ action, entity: 'invitation', entityId: id, subject: after.email, after });
  emit({ kind: 'team.changed', member: null });
}
