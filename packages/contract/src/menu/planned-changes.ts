import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, id, idInPath, instant, minorUnits } from '../shared/schema.ts';
import { bulkEdit } from './bulk-edit.ts';
import { productsAtOnce, unavailableUntil } from './products.schemas.ts';

/** The maximum number of planned changes per store. */
export const maxPlans = 200;

/** The days for which an applied or failed change is listed. */
export const plannedShownDays = 30;

export const plannedStates = ['PLANNED', 'APPLIED', 'FAILED'] as const;

/** All states, including the hidden one. */
export type PlanState = (typeof plannedStates)[number] | 'CANCELLED';

/** A change of products as answered, with the same fields as `bulkEdit`. */
const answeredEdit = z.object({
  price: z.optional(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('SET'), amount: minorUnits }),
      z.object({ kind: z.literal('BY_AMOUNT'), amount: z.int() }),
      z.object({ kind: z.literal('BY_PERCENT'), basisPoints: z.int() }),
    ]),
  ),
  taxRate: z.optional(z.nullable(z.number())),
  availability: z.optional(
    z.object({ available: z.boolean(), until: z.optional(unavailableUntil) }),
  ),
  categoryId: z.optional(id),
});

/** A planned change of products, or one that was applied. */
export const plannedChange = z.object({
  id,
  /** The time it is applied. */
  at: instant,
  productIds: z.array(id),
  /** The names of the products that are still on the menu. */
  productNames: z.array(z.string()),
  edit: answeredEdit,
  state: z.enum(plannedStates),
  /** The reason for a failure, in a sentence; empty otherwise. */
  failure: z.string(),
  plannedBy: z.string(),
  /** True if it was applied and its old values are stored. */
  undoable: z.boolean(),
  /** The person who undid it. */
  undoneBy: z.nullable(z.string()),
  olVersion: z.int(),
});

export type PlannedChange = z.infer<typeof plannedChange>;

/** Omit `id` or send 0 to plan a change; `olVersion` is the edited version. */
export const plannedChangeRequest = z.object({
  storeId: id,
  id: z._default(z.int().check(z.minimum(0)), 0),
  olVersion: z.optional(z.int()),
  ids: z.array(id).check(z.minLength(1), z.maxLength(productsAtOnce)),
  edit: bulkEdit.check(
    z.refine(
      (edit) => Object.values(edit).some((part) => part !== undefined),
      'Choose what to change.',
    ),
  ),
  at: instant,
});

export type PlannedChangeRequest = z.output<typeof plannedChangeRequest>;

const answer = envelope(z.array(plannedChange));
const writes = { permission: 'menu:write', whileWaiting: true, store: 'body.storeId' } as const;

export const findPlannedChanges = endpoint({
  method: 'GET',
  path: '/merchant/store/products/planned/{storeId}',
  summary:
    'Lists the planned changes of products, the next one first, and those of the last 30 days after them.',
  params: z.object({ storeId: idInPath }),
  answer,
  can: { permission: 'menu:read', whileWaiting: true, store: 'params.storeId' },
});

export const savePlannedChange = endpoint({
  method: 'POST',
  path: '/merchant/store/products/planned',
  summary: 'Plans a change of many products for a time, or changes a plan, and returns all plans.',
  body: plannedChangeRequest,
  answer,
  can: writes,
  idempotency: 'accepted',
});

const plan = z.object({ storeId: id, id });

export const removePlannedChange = endpoint({
  method: 'POST',
  path: '/merchant/store/products/planned/remove',
  summary: 'Cancels a planned change. It can be restored until its time.',
  body: plan,
  answer,
  can: writes,
});

export const restorePlannedChange = endpoint({
  method: 'POST',
  path: '/merchant/store/products/planned/restore',
  summary: 'Restores a cancelled change.',
  body: plan,
  answer,
  can: writes,
});

export const undoPlannedChange = endpoint({
  method: 'POST',
  path: '/merchant/store/products/planned/undo',
  summary:
    'Gives products the values back that a planned change replaced. Values that were changed since are left, and named in the message.',
  body: plan,
  answer,
  can: writes,
});
