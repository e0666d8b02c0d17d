import { dayIn, idIn, textIn } from '../../lib/url/search-values.ts';
import type { AuditGroup } from '@counter/contract/shared';

/** The search parameters of the audit log. */
export interface AuditSearch {
  search?: string | undefined;
  /** `user:7`. */
  person?: string | undefined;
  group?: AuditGroup | undefined;
  from?: string | undefined;
  to?: string | undefined;
  /** The entry in the drawer. */
  open?: number | undefined;
}

/** A part of every page's first load, so the list of the contract is not fetched for it. */
const groups: readonly AuditGroup[] = [
  'orders',
  'menu',
  'promotions',
  'money',
  'expenses',
  'people',
  'store',
  'settings',
  'bank',
  'team',
  'approval',
];

/** Reads an address; what makes no sense there is left out. */
export function auditSearch(raw: Record<string, unknown>): AuditSearch {
  const { person } = raw;
  const isPerson =
    typeof person === 'string' && /^(?:user|integration|system):\d{1,15}$/.test(person);
  return {
    search: textIn(raw['search']),
    person: isPerson ? person : undefined,
    group: groups.find((group) => group === raw['group']),
    from: dayIn(raw['from']),
    to: dayIn(raw['to']),
    open: idIn(raw['open']),
  };
}
