import { randomUUID } from 'node:crypto';
import { bankDetailsCases, businessInfoCases, signUpCases } from '@counter/contract/cases';
import type { Locator, Page } from '@playwright/test';
import { openNewcomer, type NewPerson } from '../support/partner.ts';
import { enterAs } from '../support/session.ts';
import { expect, newPassword } from '../support/test.ts';

type Values = Readonly<Record<string, string | boolean>>;

/** The labels of the wizard's fields. */
export const labels = {
  account: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phoneNumber: 'Phone number',
    password: 'Password',
    confirmPassword: 'Confirm password',
  },
  business: {
    name: 'Business name',
    businessType: 'Restaurant type',
    address: 'Address',
    phoneNumber: 'Store phone number',
    totalLocations: 'Number of locations',
    storeTaxRate: 'Store tax rate',
    menuWebsite: 'Menu website',
  },
  bank: {
    accountNumber: 'Account number',
    routingNumber: 'Routing number',
    legalBusinessName: 'Legal business name',
    individual: 'I file as an individual, without an EIN',
    ein: 'Tax ID (EIN)',
    address: 'Legal address',
    franchiseAssociated: 'The business belongs to a franchise',
    totalFranchise: 'Total franchisees',
    legalFirstName: 'Legal first name',
    legalLastName: 'Legal last name',
    dateOfBirth: 'Date of birth',
    ssn: 'SSN, last 4 digits',
  },
} as const satisfies Record<string, Readonly<Record<string, string>>>;

type Labels = Readonly<Record<string, string>>;

export const fieldOf = (page: Page, label: string): Locator =>
  page.getByLabel(label, { exact: true });

/** Gives a field its value, by typing, choosing or ticking. */
async function put(field: Locator, value: string | boolean): Promise<void> {
  if (typeof value === 'boolean') return field.setChecked(value);
  const isList = await field.evaluate((element) => element instanceof HTMLSelectElement);
  await (isList ? field.selectOption(value) : field.fill(value));
}

/** Goes to a field, gives it its value and leaves it. */
export async function enter(field: Locator, value: string | boolean): Promise<void> {
  await field.focus();
  await put(field, value);
  await field.blur();
}

/** Enters what the page has a field for, in the order of the labels. */
export async function enterAll(page: Page, known: Labels, values: Values): Promise<void> {
  for (const [name, label] of Object.entries(known)) {
    const field = fieldOf(page, label);
    const value = values[name];
    if (value !== undefined && (await field.isVisible()) && (await field.isEnabled())) {
      await enter(field, value);
    }
  }
}

/** `09:00 - 21:00` in the two fields of the working hours. */
export async function enterHours(page: Page, hours: string): Promise<void> {
  const [opens = '', closes = ''] = hours.split(' - ');
  await fieldOf(page, 'Opens').fill(opens);
  await fieldOf(page, 'Closes').fill(closes);
  await fieldOf(page, 'Closes').blur();
}

/** Everything the browser keeps of the page, as text. */
export async function keptInBrowser(page: Page): Promise<string> {
  return page.evaluate(() => {
    const kept = [localStorage, sessionStorage].map((place) => Object.entries(place));
    return JSON.stringify([location.href, history.state, kept]);
  });
}

export function newEmail(): string {
  return `maya-${randomUUID().slice(0, 8)}@bakery.test`;
}

/** The heading of a step, which says where one is. */
export const stepHeading = (page: Page, position: 1 | 2 | 3): Locator =>
  page.getByRole('heading', { level: 1, name: `Step ${position} of 3` });

export async function fillAccount(page: Page, values: Values = {}): Promise<void> {
  await expect(stepHeading(page, 1)).toBeVisible();
  await enterAll(page, labels.account, { ...signUpCases.filled, ...values });
}

/** Fills step 0 in and passes it. */
export async function passAccount(page: Page, email: string): Promise<void> {
  await fillAccount(page, { email, password: newPassword, confirmPassword: newPassword });
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(stepHeading(page, 2)).toBeVisible();
}

export async function fillBusiness(page: Page, values: Values = {}): Promise<void> {
  await expect(stepHeading(page, 2)).toBeVisible();
  await enterAll(page, labels.business, { ...businessInfoCases.filled, ...values });
  await enterHours(page, '09:00 - 21:00');
}

export async function fillBank(page: Page, values: Values = {}): Promise<void> {
  await expect(stepHeading(page, 3)).toBeVisible();
  await enterAll(page, labels.bank, { ...bankDetailsCases.filled, ...values });
}

/** Signs somebody new up and opens the wizard with them, at step 1. */
export async function beginAtBusiness(page: Page, url: string): Promise<NewPerson> {
  const person = await openNewcomer(url);
  await enterAs(page, url, person.email);
  await page.goto('/signup');
  await expect(stepHeading(page, 2)).toBeVisible();
  return person;
}
