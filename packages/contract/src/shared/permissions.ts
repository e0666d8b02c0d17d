/** The part a person plays in one store. */
export const roles = ['owner', 'manager', 'staff', 'accountant'] as const;

export type Role = (typeof roles)[number];

const everyone: readonly Role[] = roles;
const managers: readonly Role[] = ['owner', 'manager'];
const bookkeepers: readonly Role[] = ['owner', 'manager', 'accountant'];
/** The roles that see payouts. */
const paymasters: readonly Role[] = ['owner', 'accountant'];
const crew: readonly Role[] = ['owner', 'manager', 'staff'];
const owners: readonly Role[] = ['owner'];

/**
 * The permissions and the roles that hold them. The server decides; screens only hide what it would
 * refuse.
 */
const holders = {
  'store:read': everyone,
  'store:open': crew,
  'stats:read': everyone,
  'orders:read': crew,
  'orders:move': crew,
  'history:read': everyone,
  'menu:read': everyone,
  'menu:availability': crew,
  'menu:write': managers,
  'promotions:read': bookkeepers,
  'promotions:write': managers,
  'marketing:read': bookkeepers,
  'marketing:write': managers,
  'customers:read': crew,
  'customers:write': managers,
  /** Whole phone numbers and addresses of customers, also once an order is finished. */
  'customers:contact': managers,
  /** The total spending of a customer. */
  'customers:spend': bookkeepers,
  'feedback:read': crew,
  'feedback:write': crew,
  'reports:read': bookkeepers,
  'analytics:read': bookkeepers,
  'adjustments:read': bookkeepers,
  'adjustments:write': managers,
  'sales:read': bookkeepers,
  'sales:write': managers,
  'payouts:read': paymasters,
  /** To have statements mailed to addresses of the store's choice. */
  'statements:mail': owners,
  'people:read': bookkeepers,
  'people:write': managers,
  /** Identity numbers, home addresses, salaries and notes of employees. */
  'people:private': managers,
  'expenses:read': bookkeepers,
  'expenses:write': managers,
  'settings:read': bookkeepers,
  'settings:write': managers,
  'hours:write': managers,
  'bank:read': owners,
  'bank:write': owners,
  'notifications:read': bookkeepers,
  'notifications:write': managers,
  /** API keys and webhooks of the store. */
  'integrations:read': owners,
  'integrations:write': owners,
  'team:read': owners,
  'team:write': owners,
  'audit:read': owners,
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof holders;

/** Returns true if a role holds a permission. */
export function allows(role: Role, permission: Permission): boolean {
  return holders[permission].includes(role);
}

/** Returns true if staff who view a store as its owner hold a permission: those to read, but not the bank account. */
export function isViewable(permission: Permission): boolean {
  return permission.endsWith(':read') && permission !== 'bank:read';
}

/** The permissions that members hold in a store that waits for approval: to set up what customers will see. */
const preparing = [
  'store:read',
  'menu:read',
  'menu:availability',
  'menu:write',
  'hours:write',
  'settings:read',
  'settings:write',
] as const satisfies readonly Permission[];

/** A permission that a call which is open while the store waits can ask for. */
export type PreparingPermission = (typeof preparing)[number];

/** Returns true if a permission is held in a store that waits for approval. */
export function isPreparing(permission: Permission): permission is PreparingPermission {
  return preparing.some((one) => one === permission);
}

/** The roles that hold a permission, for the sentence that says whom to ask. */
export function rolesWith(permission: Permission): readonly Role[] {
  return holders[permission];
}
