import { businessFormCases } from '@counter/contract/cases';
import type { Locator, Page } from '@playwright/test';
import { openMerchant } from '../support/merchant.ts';

/**
 * The merchant who adds businesses in these tests; other tests count the stores of the other one.
 */
export const grocer = 'second@demo.test';
export const grocery = 'fern-and-field';

export const formAddress = '/dashboard/my-business?add=true';

type Values = Readonly<Record<string, string | boolean>>;

/** The labels of the form's fields, in an order in which they can be filled in. */
const labels: Readonly<Record<string, string>> = {
  businessname: 'Business Name',
  businessbranch: 'Business Branch',
  businessAddress: 'Business Address',
  location: 'Land Mark',
  profilename: 'Business Profile Name',
  acceptEmail: 'Accept email',
  email: 'Email',
  acceptCalls: 'Accept calls',
  number: 'Phone Number (official)',
  acceptWhatsapp: 'Accept WhatsApp',
  whatapp: 'WhatsApp Number',
  openingTime: 'Opening Time',
  closingTime: 'Closing Time',
  businessTerms: 'Business Terms',
  expireUnaccepted: 'Orders not accepted expire after 24 hrs',
  remember: 'Remember email, numbers and terms for my next business',
};

function fieldOf(page: Page, name: string): Locator {
  return page.getByLabel(labels[name] ?? name, { exact: true });
}

/** Gives a field its value by typing or ticking, and leaves it. */
async function enter(field: Locator, value: string | boolean): Promise<void> {
  if (typeof value === 'boolean') return field.setChecked(value);
  await field.fill(value);
  await field.blur();
}

/** Fills in the form; a field that cannot be used is left alone. */
export async function fillForm(page: Page, values: Values = {}): Promise<void> {
  const all = { ...businessFormCases.filled, ...values };
  for (const name of Object.keys(labels)) {
    const field = fieldOf(page, name);
    const value = all[name];
    if (value !== undefined && (await field.isEnabled())) await enter(field, value);
  }
}

export function addButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Add business' });
}

/** The card of a business in the list. */
export function cardOf(page: Page, name: string): Locator {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
}

/** Marks the grocer's orders as seen, so that no alarm covers the screen. */
export async function calmGrocer(url: string): Promise<void> {
  await (await openMerchant(url, grocer)).lookAtEverything();
}
