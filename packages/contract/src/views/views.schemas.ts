import { z } from 'zod/mini';
import { upTo } from '../shared/lengths.ts';
import { id, requiredText } from '../shared/schema.ts';

/** The lists of a store that remember how a person looks at them. */
export const viewedLists = [
  'orders',
  'scheduledOrders',
  'transactions',
  'customers',
  'products',
  'businessProducts',
  'expenses',
  'suppliers',
  'employees',
  'riders',
  'shifts',
  'campaigns',
  'promoCodes',
  'payouts',
  'breakdown',
  'items',
  'promotionResults',
  'campaignResults',
  'reviews',
  'inquiries',
  'adjustableOrders',
  'charges',
  'auditLog',
] as const;

/** The lists of the marketplace that remember how an operator looks at them. */
export const operatorLists = [
  'leads',
  'applications',
  'stores',
  'storeHealth',
  'payouts',
  'charges',
  'reviews',
  'messages',
  'securityLog',
] as const;

/** A list of a store. */
export type StoreList = (typeof viewedLists)[number];

/** A list of the marketplace. */
export type OperatorList = (typeof operatorLists)[number];

export type ViewedList = StoreList | OperatorList;

/** A person can name so many views of a list. */
export const maxViews = 30;

const word = z.string().check(z.minLength(1), z.maxLength(60));

/** A value of a filter as the address has it. */
const filterValue = z.union([
  z.string().check(z.maxLength(60)),
  z.number(),
  z.boolean(),
  z.array(z.number()).check(z.maxLength(100)),
]);

/** The filters and the order of a list, by the names that its address uses. What was typed to search is no part of it. */
const viewFilters = z
  .array(z.object({ name: word, value: filterValue }))
  .check(z.maxLength(20, 'There are too many filters.'));

export type ViewFilters = z.infer<typeof viewFilters>;

/** The columns of a table in their order. Those that are not named stand where the table has them. */
const viewColumns = z
  .array(z.object({ id: word, shown: z.boolean() }))
  .check(z.maxLength(40, 'There are too many columns.'));

export type ViewColumns = z.infer<typeof viewColumns>;

/** The name of a view as a person types it. */
export const viewNameForm = z.object({ name: requiredText('Name is required', 40) });

const viewFacts = z.object({
  list: z.enum([...viewedLists, ...operatorLists]),
  /** Empty for how the list looks without a view: it has columns and no filters. */
  name: z.string().check(z.trim(), upTo(40)),
  filters: viewFilters,
  columns: viewColumns,
});

export const listView = z.extend(viewFacts, { id });

export type ListView = z.infer<typeof listView>;

/** 0 for a new one. */
const savedId = z.int().check(z.minimum(0));

export const listViewRequest = z.extend(viewFacts, {
  storeId: id,
  id: savedId,
  list: z.enum(viewedLists),
});

export type ListViewRequest = z.infer<typeof listViewRequest>;

export const operatorViewRequest = z.extend(viewFacts, {
  id: savedId,
  list: z.enum(operatorLists),
});

export type OperatorViewRequest = z.infer<typeof operatorViewRequest>;

export const oneListView = z.object({ storeId: id, id });

export const oneOperatorView = z.object({ id });
