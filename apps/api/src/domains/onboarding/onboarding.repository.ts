import type { ApplicationState, BusinessType } from '@counter/contract/onboarding';
import type { Db, Tx } from './onboarding.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

/** The applicant's answers that are not stored with the store itself. */
export type ApplicationAnswers = {
  readonly businessType: BusinessType | null;
  readonly workingHours: string;
  readonly totalLocations: number | null;
  readonly menuWebsite: string;
  readonly menuPics: readonly string[];
};

export type NewApplication = ApplicationAnswers & {
  readonly storeId: number;
  readonly applicantId: number;
  readonly leadId: number | null;
  /** True for the merchant's first store, false for an additional one. */
  readonly first: boolean;
  readonly state: ApplicationState;
  readonly createdAt: Date;
  readonly submittedAt: Date | null;
  readonly decided: { readonly at: Date; readonly by: number } | null;
};

export async function createApplicationRow(tx: Tx, application: NewApplication): Promise<void> {
  await tx
    .insertInto('applications')
    .values({
      ...answerColumns(application),
      storeId: application.storeId,
      applicantId: application.applicantId,
      leadId: application.leadId,
      first: application.first,
      state: application.state,
      createdAt: application.createdAt,
      submittedAt: application.submittedAt,
      decidedAt: application.decided?.at ?? null,
      decidedBy: application.decided?.by ?? null,
      reason: null,
    })
    .execute();
}

function answerColumns(answers: ApplicationAnswers) {
  return {
    businessType: answers.businessType,
    workingHours: answers.workingHours,
    totalLocations: answers.totalLocations,
    menuWebsite: answers.menuWebsite,
    menuPics: JSON.stringify(answers.menuPics),
  };
}

/** The states in which the applicant can edit an application. */
const changeable: readonly ApplicationState[] = ['DRAFT', 'REFUSED'];

/** Updates an application and resets it to a draft; returns false if it is no longer editable. */
export async function updateApplicationRow(
  tx: Tx,
  { storeId }: StoreScope,
  answers: ApplicationAnswers,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('applications')
    .set({ ...answerColumns(answers), state: 'DRAFT' })
    .where('storeId', '=', storeId)
    .where('first', '=', true)
    .where('state', 'in', changeable)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Submits an application and returns the lead it came from; undefined if it can't be submitted any more. */
export async function submitApplicationRow(
  tx: Tx,
  { storeId }: StoreScope,
  at: Date,
): Promise<{ readonly leadId: number | null } | undefined> {
  return tx
    .updateTable('applications')
    .set({
      state: 'SUBMITTED',
      submittedAt: at,
      decidedAt: null,
      decidedBy: null,
      reason: null,
    })
    .where('storeId', '=', storeId)
    .where('first', '=', true)
    .where('state', 'in', changeable)
    .returning('leadId')
    .executeTakeFirst();
}

/** Returns an application's state, to explain why it is not editable. */
export async function findApplicationState(
  tx: Tx,
  { storeId }: StoreScope,
): Promise<ApplicationState> {
  const { state } = await tx
    .selectFrom('applications')
    .where('storeId', '=', storeId)
    .select('state')
    .executeTakeFirstOrThrow();
  return state;
}

/** Returns a person's application for their first store, with the store's own fields; undefined if there is none. */
export async function findFirstApplication(db: Db | Tx, userId: number) {
  return db
    .selectFrom('applications')
    .innerJoin('published.stores as store', 'store.id', 'applications.storeId')
    .innerJoin('published.storeSettings as settings', 'settings.storeId', 'applications.storeId')
    .leftJoin('published.storeProfiles as profile', 'profile.storeId', 'applications.storeId')
    .where('applications.applicantId', '=', userId)
    .where('applications.first', '=', true)
    .orderBy('applications.createdAt')
    .orderBy('applications.storeId')
    .limit(1)
    .selectAll('applications')
    .select([
      'store.name',
      'store.address',
      'store.timeZone',
      'settings.taxRate',
      'profile.phoneNumber',
    ])
    .executeTakeFirst();
}

export type FirstApplication = NonNullable<Awaited<ReturnType<typeof findFirstApplication>>>;

/** Returns the account behind an application. */
export async function findApplicant(db: Db | Tx, userId: number) {
  return db
    .selectFrom('published.users as user')
    .where('id', '=', userId)
    .select(['email', 'emailConfirmedAt', 'leadId'])
    .executeTakeFirstOrThrow();
}

const closedReason = 'Closed: someone else confirmed that this email address is theirs.';

/** Refuses a person's submitted applications; returns their stores. */
export async function closeApplications(tx: Tx, userId: number, at: Date): Promise<number[]> {
  const rows = await tx
    .updateTable('applications')
    .set({ state: 'REFUSED', decidedAt: at, reason: closedReason })
    .where('applicantId', '=', userId)
    .where('state', '=', 'SUBMITTED')
    .returning('storeId')
    .execute();
  return rows.map(({ storeId }) => storeId);
}
