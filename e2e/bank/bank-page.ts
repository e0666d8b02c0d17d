import type { Locator, Page } from '@playwright/test';
import { openPartner, type NewPerson } from '../support/partner.ts';
import { enterAs } from '../support/session.ts';
import { expect, newPassword } from '../support/test.ts';

export const bankAddress = '/dashboard/settings/bank-account';

/** One of the three cards. */
export function cardOf(page: Page, title: string): Locator {
  return page.getByRole('main').getByRole('region', { name: title, exact: true });
}

/** A field of a card or dialog. */
export function fieldOf(place: Locator, label: string): Locator {
  return place.locator('input:not([hidden])').and(place.getByLabel(label, { exact: true }));
}

/** Signs somebody new in, whose store is approved and has handed everything in, and opens its bank settings. */
export async function openBank(page: Page, url: string): Promise<NewPerson> {
  const person = await openPartner(url);
  await enterAs(page, url, person.email);
  await page.goto(bankAddress);
  await expect(cardOf(page, 'Bank Account').getByText('•••• 6789')).toBeVisible({
    timeout: 20_000,
  });
  return person;
}

/** Presses Change on a card and waits for its fields. */
export async function openForm(page: Page, title: string, first: string): Promise<Locator> {
  const card = cardOf(page, title);
  await card.getByRole('button', { name: 'Change' }).click();
  await expect(fieldOf(card, first)).toBeFocused();
  return card;
}

/** Submits the proof that saving asks for. */
export async function proveBy(page: Page, password = newPassword): Promise<Locator> {
  const dialog = page.getByRole('dialog');
  await fieldOf(dialog, 'Password').fill(password);
  await dialog.getByRole('button', { name: 'Save' }).click();
  return dialog;
}
