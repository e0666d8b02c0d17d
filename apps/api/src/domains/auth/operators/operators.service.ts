import type { OperatorInvitationForm, OperatorPerson } from '@counter/contract/auth';
import { ProblemError } from '../../../platform/kernel/problem.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Proven } from '../../../platform/tenancy/proven.ts';
import type { SessionFacts } from '../../../platform/tenancy/sessions.ts';
import { changeAccount, type AccountWork, type Caller } from '../account-work.ts';
import { appointPerson } from './add-operator.service.ts';
import { resetSignInOf } from './reset-sign-in.ts';
import { mailAllAddresses } from '../factors/lost-factor.service.ts';
import { operatorEndedMail, operatorInvitedMail } from '../mails.ts';
import { findOperatorRows, lockOperators } from './operators.repository.ts';
import { lockProven } from '../person-proof.service.ts';
import { endSessions } from '../sessions/sessions.repository.ts';
import type { Ended } from '../sessions/sessions.service.ts';
import { updateOperator, type UserRow } from '../users.repository.ts';

/** Lists the operators by name. */
export async function findOperatorPeople(
  { db }: Platform,
  { userId }: SessionFacts,
): Promise<OperatorPerson[]> {
  const rows = await findOperatorRows(db);
  return rows.map(({ id, fullName, email, secondFactorAt, lastSignInAt }) => ({
    userId: id,
    fullName,
    email,
    secondFactor: secondFactorAt !== null,
    lastSignInAt: lastSignInAt?.toISOString() ?? null,
    you: id === userId,
  }));
}

/**
 * Makes a person an operator and mails them. Returns the ended sessions.
 * @throws ProblemError CONFLICT if they already are one
 */
export async function inviteOperator(
  platform: Platform,
  { session, request }: Caller,
  proven: Proven,
  { email, fullName }: OperatorInvitationForm,
): Promise<Ended> {
  return changeAccount(platform, request, async (work) => {
    await lockProven(work.tx, proven);
    const person = { email, fullName };
    const appointed = await appointPerson(platform, work, person, session.actor);
    await work.mail(operatorInvitedMail(appointed.user, session.actor.name, appointed.password));
    return appointed.ended;
  });
}

/**
 * Removes the password and second factor of an operator who lost them, and mails a link to choose a password. Only the
 * reader of the operator's mail can sign in. Returns the ended sessions.
 * @throws ProblemError NOT_FOUND, or NOT_ALLOWED for the caller's own account
 */
export async function resetSignIn(
  platform: Platform,
  caller: Caller,
  proven: Proven,
  operatorId: number,
): Promise<Ended> {
  const { session, request } = caller;
  if (operatorId === session.userId) {
    const why = 'Change your own password and second factor under My Profile.';
    throw new ProblemError('NOT_ALLOWED', why);
  }
  return changeAccount(platform, request, async (work) => {
    const { person } = await lockOperator(work, proven, operatorId);
    const { ended } = await resetSignInOf(platform, work, person, session.actor);
    return ended;
  });
}

/**
 * Removes an operator at once. Returns the ended sessions.
 * @throws ProblemError NOT_FOUND, or CONFLICT if nobody would be left who can log in and run the marketplace
 */
export async function endOperator(
  platform: Platform,
  { session, request }: Caller,
  proven: Proven,
  operatorId: number,
): Promise<Ended> {
  return changeAccount(platform, request, async (work) => {
    const { person, others } = await lockOperator(work, proven, operatorId);
    if (!others.some(canRun)) {
      throw new ProblemError(
        'CONFLICT',
        `Nobody else can run the marketplace. Invite another operator, and end the access of ${person.fullName} once they have set up a second factor.`,
      );
    }
    await updateOperator(work.tx, person.id, false);
    const ended = await endSessions(work.tx, person.id, work.at);
    await mailAllAddresses(work, person, operatorEndedMail(person));
    const before = { email: person.email, fullName: person.fullName };
    const after = { ended };
    const { actor } = session;
    await work.audit({ actor, action: 'user.endOperator', userId: person.id, before, after });
    return ended;
  });
}

/** Locks all operators until the transaction ends. Returns one of them and the others. */
async function lockOperator(
  { tx }: AccountWork,
  proven: Proven,
  operatorId: number,
): Promise<{ readonly person: UserRow; readonly others: readonly UserRow[] }> {
  const all = await lockOperators(tx);
  const caller = await lockProven(tx, proven);
  const person = all.find(({ id }) => id === operatorId);
  // Somebody may have removed the caller since the call began.
  if (!person || !caller.operator) {
    throw new ProblemError('NOT_FOUND', 'This person is no longer an operator. Reload the page.');
  }
  return { person, others: all.filter(({ id }) => id !== operatorId) };
}

/** Returns true for an operator who can log in. Demo operators need no second factor. */
function canRun({ secondFactorAt, demo, closedAt }: UserRow): boolean {
  return closedAt === null && (secondFactorAt !== null || demo);
}
