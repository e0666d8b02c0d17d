import { z } from 'zod/mini';
import { id, instant, minorUnits, pageNumber, userIdClaim } from '../shared/schema.ts';
import { sensitive, sensitivePhone } from '../shared/sensitive.ts';
import { segments } from './segments.ts';

export const customersPageSize = 25;

/** The minimum length of a search; a shorter one finds everybody. */
export const minSearchLength = 2;

/** A segment, customers who agreed to text messages, or blocked customers. */
export const customerFilters = [...segments, 'CONSENTED', 'BLOCKED'] as const;

export type CustomerFilter = (typeof customerFilters)[number];

export const customerSorts = ['LAST_VISIT', 'SPEND', 'ORDERS', 'NAME'] as const;

export type CustomerSort = (typeof customerSorts)[number];

/** A customer in the list. */
export const listedCustomer = z.object({
  id,
  /** The name in their latest order; empty without orders. */
  name: z.string(),
  phoneNumber: sensitivePhone('customers:contact'),
  orders: z.int(),
  /** The total of their orders' subtotals. */
  spend: sensitive(minorUnits, 'customers:spend'),
  /** The times of the first and last order; null without counted orders. */
  firstVisit: z.nullable(instant),
  lastVisit: z.nullable(instant),
  consented: z.boolean(),
  blocked: z.boolean(),
});

export type ListedCustomer = z.infer<typeof listedCustomer>;

const wanted = {
  userId: userIdClaim,
  storeId: id,
  /** Searches the start of names, and the start or end of phone numbers. */
  search: z._default(z.string().check(z.trim(), z.maxLength(60)), ''),
  filter: z._default(z.enum(customerFilters), 'ALL'),
  sort: z._default(z.enum(customerSorts), 'LAST_VISIT'),
  descending: z._default(z.boolean(), true),
};

export const customersRequest = z.object({ ...wanted, pageNumber });
export const customerFileRequest = z.object(wanted);

export type CustomersWanted = Pick<
  z.output<typeof customerFileRequest>,
  'search' | 'filter' | 'sort' | 'descending'
>;
