import { z } from 'zod/mini';
import { id, instant, minorUnits, pageNumber, userIdClaim } from '../shared/schema.ts';
import { sensitive, sensitivePhone } from '../shared/sensitive.ts';
import { segments } from './segments.ts';

export const customersPageSize = 25;

/** A search is one from so many characters on; before that it finds everybody. */
export const minSearchLength = 2;

/** A segment, those who agreed to text messages, or those who are blocked. */
export const customerFilters = [...segments, 'CONSENTED', 'BLOCKED'] as const;

export type CustomerFilter = (typeof customerFilters)[number];

export const customerSorts = ['LAST_VISIT', 'SPEND', 'ORDERS', 'NAME'] as const;

export type CustomerSort = (typeof customerSorts)[number];

/** A customer as the list has them. */
export const listedCustomer = z.object({
  id,
  /** The one of their latest order; empty for who has never ordered. */
  name: z.string(),
  phoneNumber: sensitivePhone('customers:contact'),
  orders: z.int(),
  /** The subtotals of their orders. */
  spend: sensitive(minorUnits, 'customers:spend'),
  /** The times of the first and the last order; null without orders that count. */
  firstVisit: z.nullable(instant),
  lastVisit: z.nullable(instant),
  consented: z.boolean(),
  blocked: z.boolean(),
});

export type ListedCustomer = z.infer<typeof listedCustomer>;

const wanted = {
  userId: userIdClaim,
  storeId: id,
  /** The beginning of a name, or the beginning or the end of a phone number. */
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
