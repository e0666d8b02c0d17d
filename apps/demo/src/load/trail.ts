import type { OrderMove } from '@counter/contract/orders';
import { dayMs } from '@counter/contract/shared';
import {
  type Actor,
  type AuditEntry,
  type StoreScope,
  type Tx,
  writeAudit,
} from '@counter/api/import';
import type { Draft } from './past-order.ts';

const days = 3;

type Happening = { readonly at: Date; readonly actor: Actor; readonly entry: AuditEntry };

type Trail = {
  readonly drafts: readonly Draft[];
  readonly numberOf: (draft: Draft) => string;
  readonly now: Date;
  /** The products whose prices changed recently. */
  readonly repriced: readonly { readonly name: string; readonly price: number }[];
  readonly by: Actor;
};

/** Writes the audit log of the last days' orders. */
export async function createTrail(
  tx: Tx,
  { storeId }: StoreScope,
  { drafts, numberOf, now, repriced, by }: Trail,
): Promise<void> {
  const since = now.getTime() - days * dayMs;
  const happenings = drafts
    .filter(({ placedAt }) => placedAt.getTime() > since)
    .flatMap((draft) => happeningsOf(draft, numberOf(draft)))
    .concat(repriced.map((product, index) => repricing(product, { by, now, daysAgo: index + 1 })))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  for (const { at, actor, entry } of happenings) {
    await writeAudit(tx, { storeId, at, actor, requestId: null }, [entry]);
  }
}

function happeningsOf({ placedAt, placedBy, steps }: Draft, subject: string): Happening[] {
  const about = { entity: 'order', entityId: null, subject };
  const placed = {
    at: placedAt,
    actor: placedBy,
    entry: { ...about, action: 'order.place' },
  } as const;
  const moves = steps.flatMap(({ kind, at, by }) =>
    kind === 'seen' || kind === 'assigned'
      ? []
      : [{ at, actor: by, entry: { ...about, action: actionOf(kind) } }],
  );
  return [placed, ...moves];
}

const priceStep = 50;

function repricing(
  { name, price }: Trail['repriced'][number],
  { by, now, daysAgo }: Pick<Trail, 'by' | 'now'> & { readonly daysAgo: number },
): Happening {
  const change = { before: { price: price - priceStep }, after: { name, price } };
  return {
    at: new Date(now.getTime() - daysAgo * dayMs),
    actor: by,
    entry: { action: 'product.update', entity: 'product', entityId: null, ...change },
  };
}

function actionOf(move: OrderMove) {
  return `order.${move}` as const;
}
