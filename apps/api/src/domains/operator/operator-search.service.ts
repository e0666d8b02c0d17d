import type { OperatorFound } from '@counter/contract/operator';
import { foundOfEach } from '@counter/contract/search';
import type { Platform } from '../../platform/platform.ts';
import { findOperatorCharges } from '../adjustments/index.ts';
import { findReportedReviews } from '../feedback/index.ts';
import { findLeads } from '../home/index.ts';
import { findApplicationRows } from '../onboarding/index.ts';
import { findOrdersByNumber } from '../orders/index.ts';
import { findPayoutsByNumber } from '../payouts/index.ts';
import { findMessages } from './messages.service.ts';
import { findOperatorStorePage } from './operator-stores.repository.ts';
import { findPeopleNamed } from './people.repository.ts';

/** No mails: the outbox is only searched for an email address. */
const none = { content: [] };

/**
 * Returns the best matches of each kind across the marketplace: payouts and orders by number, mails by recipient
 * address, everything else by name and address.
 */
export async function findEverywhere(platform: Platform, wanted: string): Promise<OperatorFound> {
  const { db, clock } = platform;
  const page = { search: wanted, state: undefined, pageNumber: 0, pageSize: foundOfEach };
  const [stores, people, applications, leads, payouts, orders, ...work] = await Promise.all([
    findOperatorStorePage(db, page, clock.now()),
    findPeopleNamed(db, wanted, foundOfEach),
    findApplicationRows(db, page),
    findLeads(platform, page),
    findPayoutsByNumber(db, wanted, foundOfEach),
    findOrdersByNumber(db, wanted, foundOfEach),
    findOperatorCharges(db, page),
    findReportedReviews(db, page),
    wanted.includes('@') ? findMessages(platform, page) : none,
  ]);
  const [charges, reviews, messages] = work;
  return {
    stores: [...stores.rows],
    people: [...people],
    applications: applications.content,
    leads: leads.content,
    payouts: [...payouts],
    orders: orders.map((order) => ({ ...order, placedAt: order.placedAt.toISOString() })),
    charges: charges.content,
    reviews: reviews.content,
    messages: messages.content,
  };
}
