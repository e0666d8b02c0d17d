import { dayIn, idIn, textIn } from '../../lib/url/search-values.ts';
import type { AuditGroup } from '@counter/contract/shared';

/** Search parameters of the audit log. */
export interface AuditSearch {
  search?: string | undefined;
  /** `user:7`. */
  person?: string | undefined;
  group?: AuditGroup | undefined;
  from?: string | undefined;
  to?: string | undefined;
  /** The entry open in the drawer. */
  open?: number | undefined;
}

/** Copied from the contract: this file is part of every page's first load, and the contract is not. */
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

/** Parses the search parameters; drops invalid ones. */
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
