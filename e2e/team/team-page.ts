import { prove } from '../support/prove.ts';
import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/test.ts';

export const usersAddress = '/dashboard/settings/users';

/** A member, or an open invitation: a row of the table, or a card on a phone. */
export function rowOf(page: Page, text: string): Locator {
  const rows = page.getByRole('row').or(page.getByRole('listitem'));
  // The sign-ins of the team are listed below it.
  return rows.filter({ hasText: text, hasNotText: 'Signed in' });
}

/** Opens the menu of a member or an invitation, and chooses an entry of it. */
export async function choose(page: Page, name: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

/** Invites somebody, and waits until that is told. */
export async function invite(page: Page, email: string, role: string): Promise<void> {
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite someone' });
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Role', { exact: true }).selectOption(role);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await prove(page, `Invite ${email}?`);
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, email)).toBeVisible();
}
