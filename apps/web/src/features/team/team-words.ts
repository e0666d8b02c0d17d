import { roles, type Role } from '@counter/contract/shared';
import { roleWords } from '@counter/contract/team';

/** Roles as options of a select. */
export const roleOptions = roles.map((role) => ({ value: role, label: roleWords[role].name }));

const alternatives = new Intl.ListFormat('en', { type: 'disjunction' });
const all = new Intl.ListFormat('en');

/** Joins role names with "or": "Owner, Manager, or Accountant". */
export function nameRoles(wanted: readonly Role[]): string {
  return alternatives.format(wanted.map((role) => roleWords[role].name));
}

/** Joins names with "or": "Sofia Karam or Ada Byron". */
export function anyOf(names: readonly string[]): string {
  return alternatives.format(names);
}

/** Joins names with "and": "Sofia Karam and Ada Byron". */
export function allOf(names: readonly string[]): string {
  return all.format(names);
}
