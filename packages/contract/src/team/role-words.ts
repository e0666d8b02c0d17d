import type { Role } from '../shared/permissions.ts';

/** The name of each role, and what it can do: `You can {may}.` */
export const roleWords: Readonly<Record<Role, { readonly name: string; readonly may: string }>> = {
  owner: {
    name: 'Owner',
    may: 'do everything, including the bank account, payouts and team',
  },
  manager: {
    name: 'Manager',
    may: 'do everything except the bank account, payouts and team',
  },
  staff: {
    name: 'Staff',
    may: "handle orders, open and close the store, and change what's available on the menu",
  },
  accountant: {
    name: 'Accountant',
    may: "view reports, payouts and figures, but can't change anything",
  },
};
