import type { LoginAnswer } from '@counter/contract/auth';
import type { Platform } from '../../../platform/platform.ts';
import { findMemberships, usualDatesOf, type Membership } from '../memberships.repository.ts';
import type { UserRow } from '../users.repository.ts';
import { chosenDateFormat, type ClockChoice, type DateOrderChoice } from '@counter/contract/shared';
import { notApprovedMessage } from '../../../platform/tenancy/not-approved.ts';

/** A signed-in person. */
export type Person = {
  readonly userId: number;
  readonly fullName: string;
  readonly email: string;
  readonly operator: boolean;
  readonly factorMissing: boolean;
  readonly dateOrder: DateOrderChoice;
  readonly clock: ClockChoice;
};

export function personOf(user: UserRow): Person {
  return {
    userId: user.id,
    fullName: user.fullName,
    email: user.email,
    operator: user.operator,
    factorMissing: user.operator && user.secondFactorAt === null && !user.demo,
    dateOrder: user.dateOrder,
    clock: user.clock,
  };
}

/** Describes a session for the browser: the person, the current store, and the first page. */
export async function describeSession(
  { db }: Platform,
  person: Person,
  token: string,
): Promise<LoginAnswer> {
  const { userId, fullName, email, operator, factorMissing } = person;
  const memberships = await findMemberships(db, userId);
  const { store, redirectURI, message } = placeOf(person, memberships);
  const storeId = store?.storeId ?? null;
  return {
    data: {
      token,
      userId,
      fullName,
      email,
      operator,
      factorMissing,
      dates: chosenDateFormat(person, usualDatesOf(memberships)),
      storeId,
      redirectURI,
    },
    authenticated: true,
    storeApproved: store?.approved ?? false,
    message,
  };
}

type Place = {
  readonly store: Membership | undefined;
  readonly redirectURI: '/signup' | null;
  readonly message: string;
};

/** Sends people with an approved store to the dashboard, and those with an unfinished application to the wizard. */
function placeOf(person: Person, memberships: readonly Membership[]): Place {
  const [store] = memberships;
  if (store?.approved || person.operator) {
    return { store, redirectURI: null, message: `Welcome back, ${person.fullName}.` };
  }
  const unfinished = memberships.find(({ application }) => isUnfinished(application));
  if (unfinished) {
    return { store: unfinished, redirectURI: '/signup', message: unfinishedMessage(unfinished) };
  }
  if (store) return { store, redirectURI: null, message: waitingMessage(store, person.email) };
  const message = 'Create your store to reach the dashboard.';
  return { store: undefined, redirectURI: '/signup', message };
}

const isUnfinished = (state: Membership['application']): boolean =>
  state === 'DRAFT' || state === 'REFUSED';

function unfinishedMessage({ storeName, application }: Membership): string {
  return application === 'DRAFT'
    ? `Pick up where you left off: ${storeName} still needs its bank details.`
    : `We could not accept ${storeName} yet. Read why, correct it and send it again.`;
}

/** Tells applicants also to confirm their address, if they haven't. */
function waitingMessage(
  { storeName, application, emailConfirmed }: Membership,
  email: string,
): string {
  const waiting = notApprovedMessage(storeName);
  if (application === null || emailConfirmed) return waiting;
  return `${waiting} Meanwhile, please confirm your email address with the link we sent to ${email}. We can approve your store only after that.`;
}
