import { findProfile } from '@counter/contract/auth';
import {
  bankAccountCases,
  companyCases,
  representativeCases,
  type FormCases,
} from '@counter/contract/cases';
import { findCompanyInfo, saveBankAccount } from '@counter/contract/settings';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal } from '@counter/contract/testing';
import { renderScreen } from '../../testing/render-screen.tsx';
import { aProfile, openStore } from '../../testing/store.ts';
import { walkCases } from '../../testing/walk-cases.ts';

const address = '/dashboard/settings/bank-account';
const nothing = { data: { bankaccount: null, company: null, rep: null, heldUntil: null } };

/** Opens the form of a card that has nothing yet. */
async function openCard(title: string): Promise<HTMLElement> {
  renderScreen(openStore().on(findCompanyInfo, nothing), address);
  const card = await screen.findByRole('region', { name: title });
  fireEvent.click(within(card).getByRole('button', { name: 'Add' }));
  return card;
}

const plain = ({ filled, cases }: FormCases): FormCases => ({
  filled,
  cases: cases.filter(({ given }) => !given),
});

test('every rule of a bank account has a message at its field', async () => {
  const card = await openCard('Bank Account');
  const labels = { accountNumber: 'Account number', routingNumber: 'Routing number' };
  await walkCases(card, labels, plain(bankAccountCases));
  await waitFor(() => expect(card.querySelector('[aria-invalid=true]')).toBeNull());
});

test('every rule of a company has a message at its field, and a franchise has a number of stores', async () => {
  const card = await openCard('Company');
  const labels = {
    legalBusinessName: 'Legal business name',
    ein: 'Tax ID (EIN)',
    address: 'Legal address',
  };
  await walkCases(card, labels, plain(companyCases));
  fireEvent.click(within(card).getByLabelText('The business belongs to a franchise'));
  const cases = companyCases.cases.filter(({ given }) => given?.['franchiseAssociated'] === true);
  const filled = { totalFranchise: '3' };
  await walkCases(card, { totalFranchise: 'Total franchisees' }, { filled, cases });
  const alone = within(card).getByLabelText('Files as an individual, without an EIN');
  fireEvent.click(alone);
  expect(within(card).getByLabelText(/^Tax ID/)).toBeDisabled();
});

/** Leaves out dates that nobody can read, which are told in the person's format. */
const isDay = ({ field, value }: FormCases['cases'][number]): boolean =>
  field !== 'dateOfBirth' ||
  value === '' ||
  /^(?!1890|1990-02-30)\d{4}-\d\d-\d\d$/.test(String(value));

test('every rule of a representative has a message at its field', async () => {
  const card = await openCard('Representative');
  const labels = {
    legalFirstName: 'Legal first name',
    legalLastName: 'Legal last name',
    dateOfBirth: 'Date of birth',
    ssn: 'SSN, last 4 digits',
  };
  const { filled, cases } = plain(representativeCases);
  await walkCases(card, labels, { filled, cases: cases.filter(isDay) });
  await waitFor(() => expect(card.querySelector('[aria-invalid=true]')).toBeNull());
});

test('bank details that failed to load say so and can be retried', async () => {
  const server = openStore().on(findCompanyInfo, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  const user = renderScreen(server, address);
  await screen.findByText("We couldn't load the bank details");
  server.on(findCompanyInfo, nothing);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findAllByRole('button', { name: 'Add' })).toHaveLength(3);
});

test('a bank account that the server refuses stays in its form, with the reason', async () => {
  const server = openStore()
    .on(findCompanyInfo, nothing)
    .on(findProfile, { data: aProfile() })
    .on(saveBankAccount, new Refusal(409, 'NOT_ALLOWED', 'Payouts are being made.'));
  const user = renderScreen(server, address);
  const card = await screen.findByRole('region', { name: 'Bank Account' });
  await user.click(within(card).getByRole('button', { name: 'Add' }));
  await user.type(within(card).getByLabelText(/^Account number/), '000123456789');
  await user.type(within(card).getByLabelText(/^Routing number/), '999999992');
  await user.click(within(card).getByRole('button', { name: 'Save' }));
  const proof = await screen.findByRole('dialog', { name: /^Save the bank account/ });
  await user.type(within(proof).getByLabelText(/^Password/), 'Quiet otters row home');
  await user.click(within(proof).getByRole('button', { name: 'Save' }));
  expect(await within(card).findByText('Payouts are being made.')).toBeVisible();
  expect(within(card).getByLabelText(/^Account number/)).toHaveValue('000123456789');
});
