import {
  type Actor,
  type StoreScope,
  type Tx,
  type Work,
  actingAs,
  importEarnedOrders,
} from '@counter/api/import';
import { pastWork } from './past-work.ts';

/** Something of the past that may reach a store's books: when it was, who did it and what it does. */
export type Moment = {
  readonly at: Date;
  readonly by: Actor;
  /** False where it leaves the books alone. */
  readonly posts: boolean;
  readonly happen: (work: Work) => Promise<unknown>;
};

/** Keeps a store's books up to an instant; each call goes on from where the one before ended. */
export type KeepBooks = (until: Date) => Promise<void>;

/**
 * The books of a store's past: what its orders earned and, between them, what else happened, all of it
 * in the order of time. Nobody is told.
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
