/** A person's role in a store. */
export const roles = ['owner', 'manager', 'staff', 'accountant'] as const;

export type Role = (typeof roles)[number];

const everyone: readonly Role[] = roles;
const managers: readonly Role[] = ['owner', 'manager'];
const bookkeepers: readonly Role[] = ['owner', 'manager', 'accountant'];
/** The roles that see payouts. */
const paymasters: readonly Role[] = ['owner', 'accountant'];
const crew: readonly Role[] = ['owner', 'manager', 'staff'];
const owners: readonly Role[] = ['owner'];

/** The permissions and their roles. The server enforces them; screens only hide what it would refuse. */
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
  /** Customers' full phone numbers and addresses, even after an order is finished. */
  'customers:contact': managers,
  /** A customer's total spending. */
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
  /** Mailing statements to addresses of the store's choice. */
  'statements:mail': owners,
  'people:read': bookkeepers,
  'people:write': managers,
  /** Employees' identity numbers, home addresses, salaries and notes. */
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
  /** The store's API keys and webhooks. */
  'integrations:read': owners,
  'integrations:write': owners,
  'team:read': owners,
  'team:write': owners,
  'audit:read': owners,
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof holders;

/** Returns true if a role has a permission. */
export function allows(role: Role, permission: Permission): boolean {
  return holders[permission].includes(role);
}

/**
 * Returns true if staff who view a store as its owner have a permission: read permissions, except for the bank account.
 */
export function isViewable(permission: Permission): boolean {
  return permission.endsWith(':read') && permission !== 'bank:read';
}

/** The permissions that members have while the store waits for approval, to set up what customers will see. */
const preparing = [
  'store:read',
  'menu:read',
  'menu:availability',
  'menu:write',
  'hours:write',
  'settings:read',
  'settings:write',
] as const satisfies readonly Permission[];

/** A permission that a call allowed while the store waits can require. */
export type PreparingPermission = (typeof preparing)[number];

/** Returns true if members have a permission while the store waits for approval. */
export function isPreparing(permission: Permission): permission is PreparingPermission {
  return preparing.some((one) => one === permission);
}

/** Returns the roles with a permission, for the sentence that says whom to ask. */
export function rolesWith(permission: Permission): readonly Role[] {
  return holders[permission];
}
