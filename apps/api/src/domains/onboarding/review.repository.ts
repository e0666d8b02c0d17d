import { applicationStates, type ApplicationState } from '@counter/contract/onboarding';
import { sql } from 'kysely';
import {
  countWaiting,
  findPage,
  containsText,
  type PageWanted,
  type Waiting,
} from '../../platform/db/page.ts';
import type { Db, Tx } from './onboarding.tables.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

export type ApplicationFilter = PageWanted & {
  /** All applications except drafts if absent. */
  readonly state?: ApplicationState | undefined;
  /** Part of the store's name, or of the applicant's name or email. */
  readonly search: string;
};

const sent = applicationStates.filter((state) => state !== 'DRAFT');

const searchedColumns = [
  'store.name',
  'store.branchName',
  'applicants.fullName',
  'applicants.email',
] as const;

/** Returns a page of applications: first those that wait, oldest first; then decided ones, latest first. */
export async function findApplicationPage(db: Db, { state, search, ...page }: ApplicationFilter) {
  const found = rowsOf(db)
    .where('applications.state', 'in', state ? [state] : sent)
    .where(containsText(searchedColumns, search))
    .orderBy(sql`applications.state = 'SUBMITTED'`, 'desc')
    .orderBy(sql`case applications.state when 'SUBMITTED' then applications.submitted_at end`)
    .orderBy('applications.decidedAt', (order) => order.desc().nullsLast())
    .orderBy('applications.createdAt', 'desc')
    .orderBy('applications.storeId');
  return findPage(found, page);
}

function rowsOf(db: Db | Tx) {
  return db
    .selectFrom('applications')
    .innerJoin('published.stores as store', 'store.id', 'applications.storeId')
    .innerJoin('published.users as applicants', 'applicants.id', 'applications.applicantId')
    .select([
      'applications.storeId',
      'applications.first',
      'applications.state',
      'applications.submittedAt',
      'applications.decidedAt',
      'store.name as storeName',
      'store.branchName',
      'applicants.fullName as applicant',
      'applicants.email',
    ]);
}

export type ApplicationRowFacts = Awaited<ReturnType<typeof findApplicationPage>>['rows'][number];

/** Returns a store's application without the bank details; undefined if there is none. */
export async function findReviewRow(tx: Tx, { storeId }: StoreScope) {
  return rowsOf(tx)
    .innerJoin('published.storeSettings as settings', 'settings.storeId', 'applications.storeId')
    .leftJoin('published.storeProfiles as profile', 'profile.storeId', 'applications.storeId')
    .leftJoin('published.users as deciders', 'deciders.id', 'applications.decidedBy')
    .leftJoin('published.leads as lead', 'lead.id', 'applications.leadId')
    .where('applications.storeId', '=', storeId)
    .select([
      'applications.businessType',
      'applications.workingHours',
      'applications.totalLocations',
      'applications.menuWebsite',
      'applications.menuPics',
      'applications.reason',
      'applications.leadId',
      'lead.businessName as leadName',
      'lead.notes as leadNotes',
      'applicants.phoneNumber as applicantPhone',
      'applicants.emailConfirmedAt',
      'store.address',
      'store.image',
      'store.timeZone',
      'settings.taxRate',
      'profile.phoneNumber as storePhone',
      'deciders.fullName as decidedBy',
    ])
    .executeTakeFirst();
}

export type ReviewRow = NonNullable<Awaited<ReturnType<typeof findReviewRow>>>;

export type Decision = {
  readonly state: 'APPROVED' | 'REFUSED';
  readonly by: number;
  readonly at: Date;
  readonly reason: string | null;
};

/** Saves the decision on a submitted application; returns false if it is not waiting for one. */
export async function decideApplicationRow(
  tx: Tx,
  { storeId }: StoreScope,
  { state, by, at, reason }: Decision,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('applications')
    .set({ state, decidedAt: at, decidedBy: by, reason })
    .where('storeId', '=', storeId)
    .where('state', '=', 'SUBMITTED')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Counts the applications that wait for a decision. */
export async function countWaitingApplications(db: Db): Promise<Waiting> {
  const submitted = db.selectFrom('applications').where('state', '=', 'SUBMITTED');
  return countWaiting(submitted, 'submittedAt');
}
