import {
  type Actor,
  type StoreScope,
  type Tx,
  type Work,
  actingAs,
  importEarnedOrders,
} from '@counter/api/import';
import { pastWork } from './past-work.ts';

/** A past event that may reach a store's ledger: when, who and what. */
export type Moment = {
  readonly at: Date;
  readonly by: Actor;
  /** False if it doesn't change the ledger. */
  readonly posts: boolean;
  readonly happen: (work: Work) => Promise<unknown>;
};

/** Continues a store's ledger up to an instant; each call resumes where the previous one ended. */
export type KeepBooks = (until: Date) => Promise<void>;

/**
 * Opens the ledger of a store's past. It posts the orders' earnings and the other events in chronological order,
 * without notifying anybody.
 */
export function openBooks(tx: Tx, scope: StoreScope, moments: readonly Moment[]): KeepBooks {
  const ahead = moments.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  let after: Date | undefined;
  const enter = async (until: Date) => {
    await importEarnedOrders(tx, scope, { after, until });
    after = until;
  };
  return async (until) => {
    for (let [next] = ahead; next && next.at <= until; [next] = ahead) {
      ahead.shift();
      const { at, by, posts, happen } = next;
      if (posts) await enter(at);
      await happen(pastWork({ tx, scope: actingAs(scope, by), at }));
    }
    await enter(until);
  };
}
