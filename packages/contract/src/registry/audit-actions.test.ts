import { expect, test } from 'vitest';
import { actionsByDomain, auditActions } from './audit-actions.ts';

test('domains never declare the same action twice', () => {
  const declared = Object.values(actionsByDomain).flatMap((actions) => Object.keys(actions));
  expect(declared.length).toBeGreaterThan(200);
  expect(declared.toSorted()).toEqual(Object.keys(auditActions).toSorted());
});

test('the audit entry for viewing bank details says how much was shown', () => {
  expect(auditActions['bank_details.read'].words).toBe(
    'looked at the bank details (last 4 digits only)',
  );
});
