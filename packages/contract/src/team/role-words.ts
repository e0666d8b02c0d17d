import type { Role } from '../shared/permissions.ts';

/** The name and the description of each role. */
export const roleWords: Readonly<Record<Role, { readonly name: string; readonly may: string }>> = {
  owner: {
    name: 'Owner',
    may: 'Everything, the bank account, the payouts and the team included.',
  },
  manager: {
    name: 'Manager',
    may: 'Everything but the bank account, the payouts and the team.',
  },
  staff: {
    name: 'Staff',
    may: "Orders, opening and closing the store, and what's available on the menu.",
  },
  accountant: {
    name: 'Accountant',
    may: 'Reads reports, payouts and figures, and changes nothing.',
  },
};
