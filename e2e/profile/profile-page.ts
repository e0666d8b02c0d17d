import type { Locator, Page } from '@playwright/test';
import { openPartner, type NewPerson } from '../support/partner.ts';
import { enterAs } from '../support/session.ts';
import { expect } from '../support/test.ts';

/** One of the page's panels. */
export function panelOf(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title, exact: true });
}

/** A field of a panel, which may share its name with the panel. */
export function fieldOf(panel: Locator, label: string): Locator {
  return panel.locator('input:not([hidden])').and(panel.getByLabel(label, { exact: true }));
}

/** Signs somebody new in, whose store is approved, and opens My Profile. */
export async function openProfile(page: Page, url: string): Promise<NewPerson> {
  const person = await openPartner(url);
  await enterAs(page, url, person.email);
  await page.goto(`${url}/dashboard/myprofile`);
  await expect(panelOf(page, 'Sessions').getByText('This device')).toBeVisible();
  return person;
}

/** Opens My Profile from the menu of the account. */
export async function followToProfile(page: Page): Promise<void> {
  await page.getByRole('button', { name: /account of/ }).click();
  await page.getByRole('menuitem', { name: 'My Profile' }).click();
}
