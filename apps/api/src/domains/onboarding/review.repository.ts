import { applicationStates, type ApplicationState } from '@counter/contract/onboarding';
import { sql } from 'kysely';
import { countRows, findPage, holdsText, type PageWanted } from '../../platform/db/page.ts';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';

export type ApplicationFilter = PageWanted & {
  /** Every application but the drafts where absent. */
  readonly state?: ApplicationState | undefined;
  /** A part of the store's name, or of the applicant's name or e-mail address. */
  readonly search: string;
};

const sent = applicationStates.filter((state) => state !== 'DRAFT');

/** Those that wait first, the longest waiting on top; then the others, the latest decided on top. */
export async function findApplicationPage(db: Db, { state, search, ...page }: ApplicationFilter) {
  const found = rowsOf(db)
    .where('applications.state', 'in', state ? [state] : sent)
    .where(holdsText(['stores.name', 'applicants.full_name', 'applicants.email'], search))
    .orderBy(sql`applications.state = 'SUBMITTED'`, 'desc')
    .orderBy(sql`case applications.state when 'SUBMITTED' then applications.submitted_at end`)
    .orderBy('applications.decided_at', (order) => order.desc().nullsLast())
    .orderBy('applications.created_at', 'desc')
    .orderBy('applications.store_id');
  return findPage(found, page);
}

function rowsOf(db: Db | Tx) {
  return db
    .selectFrom('applications')
    .innerJoin('stores', 'stores.id', 'applications.store_id')
    .innerJoin('users as applicants', 'applicants.id', 'applications.applicant_id')
    .select([
      'applications.store_id',
      'applications.first',
      'applications.state',
      'applications.submitted_at',
      'applications.decided_at',
      'stores.name as store_name',
      'applicants.full_name as applicant',
      'applicants.email',
    ]);
}

export type ApplicationRowFacts = Awaited<ReturnType<typeof findApplicationPage>>['rows'][number];

/** Everything that was handed in for a store but for the bank details; undefined without an application. */
export async function findReviewRow(tx: Tx, { storeId }: StoreScope) {
  return rowsOf(tx)
    .innerJoin('store_settings', 'store_settings.store_id', 'applications.store_id')
    .leftJoin('store_profiles', 'store_profiles.store_id', 'applications.store_id')
    .leftJoin('users as deciders', 'deciders.id', 'applications.decided_by')
    .leftJoin('leads', 'leads.id', 'applications.lead_id')
    .where('applications.store_id', '=', storeId)
    .select([
      'applications.business_type',
      'applications.working_hours',
      'applications.total_locations',
      'applications.menu_website',
      'applications.menu_pics',
      'applications.reason',
      'applications.lead_id',
      'leads.business_name as lead_name',
      'leads.notes as lead_notes',
      'applicants.phone_number as applicant_phone',
      'applicants.email_confirmed_at',
      'stores.branch_name',
      'stores.address',
      'stores.image',
      'stores.time_zone',
      'store_settings.tax_rate',
      'store_profiles.phone_number as store_phone',
      'deciders.full_name as decided_by',
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

/** Decides an application that waits; false where it does not (any more). */
export async function decideApplicationRow(
  tx: Tx,
  { storeId }: StoreScope,
  { state, by, at, reason }: Decision,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('applications')
    .set({ state, decided_at: at, decided_by: by, reason })
    .where('store_id', '=', storeId)
    .where('state', '=', 'SUBMITTED')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Counts the applications that wait for a decision. */
export async function countWaitingApplications(db: Db): Promise<number> {
  return countRows(db.selectFrom('applications').where('state', '=', 'SUBMITTED'));
}
