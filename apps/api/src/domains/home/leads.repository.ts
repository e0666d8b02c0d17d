import { leadStates, type LeadState } from '@counter/contract/home';
import type { Selectable } from 'kysely';
import {
  countWaiting,
  findPage,
  containsPhone,
  containsText,
  type Page,
  type PageWanted,
  type Waiting,
} from '../../platform/db/page.ts';
import type { Database, Db, Tx } from './home.tables.ts';

export type LeadRow = Selectable<Database['leads']>;

export type LeadFilter = PageWanted & {
  readonly search: string;
  readonly state: LeadState | undefined;
};

/** Finds one page of leads by name, address, phone number and state, newest first. */
export async function findLeadPage(
  db: Db,
  { search, state, ...page }: LeadFilter,
): Promise<Page<LeadRow>> {
  const found = db
    .selectFrom('leads')
    .where((eb) =>
      eb.or([
        containsText(['businessName', 'businessAddress', 'businessPhone'], search),
        containsPhone('businessPhone', search),
      ]),
    )
    .where('state', 'in', state ? [state] : leadStates)
    .orderBy('id', 'desc')
    .selectAll();
  return findPage(found, page);
}

/** Returns a lead and locks it until the transaction ends. */
export async function lockLeadRow(tx: Tx, id: number): Promise<LeadRow | undefined> {
  return tx.selectFrom('leads').where('id', '=', id).forUpdate().selectAll().executeTakeFirst();
}

export async function updateLeadRow(
  tx: Tx,
  id: number,
  change: { readonly state: LeadState; readonly notes: string },
): Promise<void> {
  await tx.updateTable('leads').set(change).where('id', '=', id).execute();
}

/** Counts the new leads. */
export async function countNewLeads(db: Db): Promise<Waiting> {
  return countWaiting(db.selectFrom('leads').where('state', '=', 'NEW'), 'createdAt');
}
