import { z } from 'zod/mini';
import { upTo } from '../shared/lengths.ts';
import { id, requiredText } from '../shared/schema.ts';

/** The store lists with saved views. */
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

/** The marketplace lists with saved views. */
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

/** The maximum number of a person's named views per list. */
export const maxViews = 30;

const word = z.string().check(z.minLength(1), z.maxLength(60));

/** A filter's value as in the URL. */
const filterValue = z.union([
  z.string().check(z.maxLength(60)),
  z.number(),
  z.boolean(),
  z.array(z.number()).check(z.maxLength(100)),
]);

/** A list's filters and sort order, by the names in its URL, without the search text. */
const viewFilters = z
  .array(z.object({ name: word, value: filterValue }))
  .check(z.maxLength(20, 'There are too many filters.'));

export type ViewFilters = z.infer<typeof viewFilters>;

/** The order of a table's columns. Unlisted columns keep their default position. */
const viewColumns = z
  .array(z.object({ id: word, shown: z.boolean() }))
  .check(z.maxLength(40, 'There are too many columns.'));

export type ViewColumns = z.infer<typeof viewColumns>;

/** The form for a view's name. */
export const viewNameForm = z.object({ name: requiredText('Name is required', 40) });

const viewFacts = z.object({
  list: z.enum([...viewedLists, ...operatorLists]),
  /** Empty for the list's default look, which has columns but no filters. */
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
