import type { OperatorFound } from '@counter/contract/operator';
import { foundOfEach } from '@counter/contract/search';
import type { Platform } from '../../platform/platform.ts';
import { findLeads } from '../home/index.ts';
import { findApplicationRows } from '../onboarding/index.ts';
import { findPayoutsByNumber } from '../payouts/index.ts';
import { findOperatorStorePage } from './operator-stores.repository.ts';
import { findPeopleNamed } from './people.repository.ts';

/** Finds the best of each kind in the whole marketplace: a payout by its transaction id, all else by names and addresses. */
export async function findEverywhere(platform: Platform, wanted: string): Promise<OperatorFound> {
  const { db, clock } = platform;
  const page = { search: wanted, state: undefined, pageNumber: 0, pageSize: foundOfEach };
  const [stores, people, applications, leads, payouts] = await Promise.all([
    findOperatorStorePage(db, page, clock.now()),
    findPeopleNamed(db, wanted, foundOfEach),
    findApplicationRows(db, page),
    findLeads(platform, page),
    findPayoutsByNumber(db, wanted, foundOfEach),
  ]);
  return {
    stores: [...stores.rows],
    people: [...people],
    applications: applications.content,
    leads: leads.content,
    payouts: [...payouts],
  };
}
