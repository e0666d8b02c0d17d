import type { Role } from '@counter/contract/shared';
import type { Team } from '@counter/contract/team';
import { ProblemError } from '../../platform/kernel/problem.ts';
import { queueMail } from '../../platform/messages/mail/queue-mail.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Proven } from '../../platform/tenancy/proven.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import type { Work } from '../../platform/events/work.ts';
import { endSessions, lockProven, lockUser } from '../auth/index.ts';
import {
  belongsAnywhere,
  deleteMember,
  lockMembers,
  personOf,
  updateRole,
  type MemberRow,
} from '../store/index.ts';
import { findOpenInvitations, withdrawInvitations } from './invitations.repository.ts';
import { removedMail, roleChangedMail } from './mails.ts';
import { findMemberRows, isSecondFactorDemanded } from './team.repository.ts';

/** Returns the members, the invitations and the required second factor. */
export async function findTeam({ db, clock }: Platform, scope: StoreScope): Promise<Team> {
  const now = clock.now();
  const [members, invitations, secondFactorDemanded] = await Promise.all([
    findMemberRows(db, scope),
    findOpenInvitations(db, scope),
    isSecondFactorDemanded(db, scope),
  ]);
  return {
    members: members.map((row) => ({
      userId: row.id,
      fullName: row.fullName,
      email: row.email,
      role: row.role,
      secondFactor: row.secondFactorAt !== null,
      lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
      since: row.createdAt.toISOString(),
    })),
    invitations: invitations.map((row) => ({
      id: row.id,
      email: row.email,
      role: row.role,
      invitedBy: row.invitedBy,
      sentAt: row.sentAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      expired: row.expiresAt <= now,
    })),
    secondFactorDemanded,
  };
}

/** A request to a store by a person who has re-authenticated. */
export type ProvenCall = { readonly scope: StoreScope; readonly proven: Proven };

/**
 * Changes a member's role with immediate effect and notifies them. The same role again changes nothing.
 * @throws ProblemError NOT_FOUND if they are not on the team, CONFLICT for the last owner.
 */
export async function updateMemberRole(
  { act }: Platform,
  { scope, proven }: ProvenCall,
  { memberId, role }: { readonly memberId: number; readonly role: Role },
): Promise<void> {
  await act(scope, async (work) => {
    await lockProven(work.tx, proven);
    const member = await lockChangeable(work, memberId, role);
    if (member.role === role) return;
    await updateRole(work.tx, scope, memberId, role);
    await withdrawSent(work, member);
    work.audit({
      action: 'member.role',
      entity: 'member',
      entityId: memberId,
      before: { role: member.role },
      after: { role, name: member.fullName },
    });
    work.emit({ kind: 'team.changed', member: { userId: memberId, change: 'ROLE' } });
    if (memberId === personOf(scope)) return;
    const { storeName } = scope;
    const mail = roleChangedMail(member, { storeName, role, by: scope.actor.name });
    await queueMail(work.tx, work.at, mail);
  });
}

/**
 * Removes a member from the team with immediate effect: closes their open screens of this store, and ends all their
 * sessions if it was their only store. Members can remove themselves.
 * @throws ProblemError NOT_FOUND if they are not on the team, CONFLICT for the last owner.
 */
export async function removeMember(
  { act }: Platform,
  scope: StoreScope,
  memberId: number,
): Promise<void> {
  const leaves = memberId === personOf(scope);
  await act(scope, async (work) => {
    const member = await lockChangeable(work, memberId, null);
    await deleteMember(work.tx, scope, memberId);
    await withdrawSent(work, member);
    const ended = leaves ? [] : await endSessionsWithoutStore(work, memberId);
    work.audit({
      action: leaves ? 'member.leave' : 'member.remove',
      entity: 'member',
      entityId: memberId,
      before: { role: member.role, name: member.fullName },
      after: { endedSessions: ended.length },
    });
    const change = leaves ? 'LEFT' : 'REMOVED';
    work.emit({ kind: 'team.changed', member: { userId: memberId, change } });
    if (leaves) return;
    const mail = removedMail(member, { storeName: scope.storeName, by: scope.actor.name });
    await queueMail(work.tx, work.at, mail);
  });
}

/** Returns a member with the whole team locked, so that two owners can't remove each other at the same time. */
async function lockChangeable(
  { tx, scope }: Work,
  memberId: number,
  role: Role | null,
): Promise<MemberRow> {
  const members = await lockMembers(tx, scope);
  refuseFormerOwner(members, scope, memberId);
  const member = members.find(({ userId }) => userId === memberId);
  if (!member) {
    throw new ProblemError('NOT_FOUND', 'This person is no longer on the team.');
  }
  const owners = members.filter((one) => one.role === 'owner');
  if (member.role === 'owner' && role !== 'owner' && owners.length === 1) {
    throw new ProblemError(
      'CONFLICT',
      `${member.fullName} is the only owner of ${scope.storeName}. Make someone else an owner first.`,
    );
  }
  return member;
}

/** Race: the caller may have lost the owner role after the permission check. */
function refuseFormerOwner(
  members: readonly MemberRow[],
  scope: StoreScope,
  memberId: number,
): void {
  const actor = members.find(({ userId }) => userId === personOf(scope));
  if (actor?.role === 'owner' || memberId === actor?.userId) return;
  throw new ProblemError(
    'NOT_ALLOWED',
    'Your role just changed, so nothing was saved. Only an owner can do this.',
  );
}

/** Withdraws the invitations that a former owner sent. */
async function withdrawSent({ tx, scope, at, audit }: Work, member: MemberRow): Promise<void> {
  if (member.role !== 'owner') return;
  const withdrawn = await withdrawInvitations(tx, scope, { invitedBy: member.userId }, at);
  if (withdrawn.length === 0) return;
  audit({
    action: 'invitation.withdrawAll',
    entity: 'member',
    entityId: member.userId,
    subject: member.fullName,
    after: { withdrawn },
  });
}

async function endSessionsWithoutStore({ tx, at }: Work, userId: number): Promise<number[]> {
  const { operator } = await lockUser(tx, userId);
  if (operator || (await belongsAnywhere(tx, userId))) return [];
  return endSessions(tx, userId, at);
}
