import { describe, expect, test } from 'vitest';
import {
  allows,
  isPreparing,
  roles,
  rolesWith,
  type Permission,
  type Role,
} from './permissions.ts';

/** The work at the counter and in the kitchen. */
const running: readonly Permission[] = [
  'store:open',
  'orders:read',
  'orders:move',
  'menu:availability',
  'customers:read',
  'feedback:read',
  'feedback:write',
];

/** Decisions about the menu, prices, people and customers. */
const leading: readonly Permission[] = [
  'menu:write',
  'promotions:write',
  'marketing:write',
  'customers:write',
  'customers:contact',
  'adjustments:write',
  'sales:write',
  'people:write',
  'people:private',
  'expenses:write',
  'settings:write',
  'hours:write',
  'notifications:write',
];

/** Figures of sales and costs. */
const accounting: readonly Permission[] = [
  'promotions:read',
  'marketing:read',
  'customers:spend',
  'reports:read',
  'analytics:read',
  'adjustments:read',
  'sales:read',
  'people:read',
  'expenses:read',
  'settings:read',
  'notifications:read',
];

/** Control over the bank account and the team. */
const owning: readonly Permission[] = [
  'statements:mail',
  'bank:read',
  'bank:write',
  'team:read',
  'team:write',
  'audit:read',
];

const seeing: readonly Permission[] = ['store:read', 'stats:read', 'history:read', 'menu:read'];

describe.each<[string, readonly Permission[], readonly Role[]]>([
  ['what everyone sees', seeing, ['owner', 'manager', 'staff', 'accountant']],
  ['running the store', running, ['owner', 'manager', 'staff']],
  ['how the store sells', leading, ['owner', 'manager']],
  ['what the store earns and spends', accounting, ['owner', 'manager', 'accountant']],
  ['what the store is paid', ['payouts:read'], ['owner', 'accountant']],
  ['bank, team and audit log', owning, ['owner']],
])('%s', (_what, permissions, holders) => {
  test.each(permissions)(`%s is for ${holders.join(', ')}`, (permission) => {
    expect(roles.filter((role) => allows(role, permission))).toEqual(holders);
    expect(rolesWith(permission)).toEqual(holders);
  });
});

test('an unapproved store can prepare what customers will see and nothing else', () => {
  const all = [
    ...seeing,
    ...running,
    ...leading,
    ...accounting,
    'payouts:read',
    ...owning,
  ] as const;
  expect(all.filter(isPreparing)).toEqual([
    'store:read',
    'menu:read',
    'menu:availability',
    'menu:write',
    'settings:write',
    'hours:write',
    'settings:read',
  ]);
});
