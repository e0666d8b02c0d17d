import { findProfile } from '@counter/contract/auth';
import {
  findCompanyInfo,
  saveBankAccount,
  saveCompanyInfo,
  saveRepresentative,
  type CompanyInfo,
} from '@counter/contract/settings';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal } from '@counter/contract/testing';
import { hearEvent } from '../../testing/hear-event.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { aProfile, openStore } from '../../testing/store.ts';

const address = '/dashboard/settings/bank-account';

const info: CompanyInfo = {
  bankaccount: {
    accountNumber: '****6789',
    routingNumber: '****9992',
    verified: true,
    olVersion: 4,
  },
  company: {
    legalBusinessName: 'Cedar LLC',
    address: '12 Quay Street',
    individual: false,
    ein: '**-***6789',
    franchiseAssociated: true,
    totalFranchise: 3,
    verified: false,
    olVersion: 7,
  },
  rep: {
    repFirstName: 'Sofia',
    repLastName: 'Reyes',
    repDob: '**/**/1990',
    repSSN: '****',
    verified: true,
    olVersion: 2,
  },
  heldUntil: null,
};
const nothing: CompanyInfo = { bankaccount: null, company: null, rep: null, heldUntil: null };

function aServer(data: CompanyInfo) {
  return openStore()
    .on(findCompanyInfo, { data })
    .on(findProfile, { data: aProfile() })
    .on(saveBankAccount, { data })
    .on(saveCompanyInfo, { data })
    .on(saveRepresentative, { data });
}

const findCard = async (title: string) => screen.findByRole('region', { name: title });

type User = ReturnType<typeof renderScreen>;

/** Fills in the fields of an open form by their labels, saves it, and proves who it is. */
async function save(user: User, card: HTMLElement, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = within(card).getByLabelText(new RegExp(`^${label}`));
    await user.clear(field);
    await user.type(field, value);
  }
  await user.click(within(card).getByRole('button', { name: 'Save' }));
  const proof = await screen.findByRole('dialog', { name: /^Save the / });
  await user.type(within(proof).getByLabelText(/^Password/), 'Quiet otters row home');
  await user.click(within(proof).getByRole('button', { name: 'Save' }));
}

const account = { 'Account number': '000123456789', 'Routing number': '999999992' };

test('shows submitted details masked, and whether they are verified', async () => {
  renderScreen(aServer(info), address);
  const bank = within(await findCard('Bank Account'));
  expect(bank.getByText('****6789')).toBeVisible();
  expect(bank.getByText('Yes')).toBeVisible();
  const company = within(await findCard('Company'));
  expect(company.getByText('**-***6789')).toBeVisible();
  expect(company.getByText('Yes, 3 franchisees')).toBeVisible();
  expect(company.getByText('No')).toBeVisible();
  expect(company.getByText(/The marketplace checks your details/)).toBeVisible();
  expect(within(await findCard('Representative')).getByText('Sofia')).toBeVisible();
  expect(screen.queryByText(/Payouts are on hold/)).toBeNull();
  expect(screen.queryByText('Nothing added yet.')).toBeNull();
});

test('a company filed by an individual has no tax ID or franchise, and a hold shows its end', async () => {
  const { company } = info;
  if (!company) throw new Error('The example has a company.');
  const alone = { ...company, individual: true, ein: null, totalFranchise: null };
  renderScreen(aServer({ ...info, company: alone, heldUntil: '2026-11-24T03:00:00Z' }), address);
  const card = within(await findCard('Company'));
  expect(card.getByText('Files as an individual')).toBeVisible();
  expect(card.getAllByText('No')).toHaveLength(2);
  expect(screen.getByText(/Payouts are on hold until .*23 Nov.* because/)).toBeVisible();
});

test('replacing a bank account sends the version that was shown', async () => {
  const server = aServer(info);
  const user = renderScreen(server, address);
  const card = await findCard('Bank Account');
  await user.click(within(card).getByRole('button', { name: 'Change' }));
  const field = within(card).getByLabelText(/^Account number/);
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAccessibleDescription('Now ****6789. Up to 34 characters.');
  const next = { accountNumber: '****1111', routingNumber: '****2222', verified: false };
  const changed = { ...info, bankaccount: { ...next, olVersion: 5 } };
  // The screen shows the answer before it reads anything again.
  server
    .on(saveBankAccount, { data: changed })
    .on(findCompanyInfo, async () => new Promise(() => undefined));
  await save(user, card, account);
  expect(await screen.findByText('Saved the bank account.')).toBeVisible();
  expect(await within(card).findByText('****1111')).toBeVisible();
  expect(server.received(saveBankAccount)[0]?.body).toMatchObject({
    accountNumber: '000123456789',
    routingNumber: '999999992',
    olVersion: 4,
    storeId: 3,
  });
  await waitFor(() => expect(within(card).getByRole('button', { name: 'Change' })).toHaveFocus());
});

test('a first bank account, company and representative send version 0', async () => {
  const server = aServer(nothing);
  const user = renderScreen(server, address);
  const open = async (title: string) => {
    const card = await findCard(title);
    expect(within(card).getByText('Nothing added yet.')).toBeVisible();
    await user.click(within(card).getByRole('button', { name: 'Add' }));
    return card;
  };
  const bank = await open('Bank Account');
  expect(within(bank).getByLabelText(/^Account number/)).toHaveAccessibleDescription(
    'Up to 34 characters.',
  );
  await save(user, bank, account);
  await waitFor(() => expect(server.received(saveBankAccount)[0]?.body.olVersion).toBe(0));
  const company = await open('Company');
  await save(user, company, {
    'Legal business name': 'Cedar LLC',
    'Tax ID': '12-3456789',
    'Legal address': '12 Quay Street',
  });
  await waitFor(() => expect(server.received(saveCompanyInfo)).toHaveLength(1));
  expect(server.received(saveCompanyInfo)[0]?.body).toMatchObject({
    olVersion: 0,
    individual: false,
    franchiseAssociated: false,
  });
  const rep = await open('Representative');
  await save(user, rep, {
    'Legal first name': 'Sofia',
    'Legal last name': 'Reyes',
    'Date of birth': '1990-05-17',
    SSN: '6789',
  });
  await waitFor(() => expect(server.received(saveRepresentative)[0]?.body.olVersion).toBe(0));
});

test('editing a company keeps its values, except the tax ID, which depends on the filer', async () => {
  const server = aServer(info);
  const user = renderScreen(server, address);
  const card = await findCard('Company');
  await user.click(within(card).getByRole('button', { name: 'Change' }));
  expect(within(card).getByLabelText(/^Legal business name/)).toHaveValue('Cedar LLC');
  expect(within(card).getByLabelText(/^Total franchisees/)).toHaveValue('3');
  const taxId = within(card).getByLabelText(/^Tax ID/);
  expect(taxId).toHaveValue('');
  expect(taxId).toBeRequired();
  expect(taxId).toHaveAttribute('placeholder', '12-3456789');
  expect(taxId).toHaveAccessibleDescription('Now **-***6789. 9 digits: xx-xxxxxxx.');
  await user.type(taxId, '98-7654321');
  await user.click(within(card).getByLabelText(/^Files as an individual/));
  await waitFor(() => expect(taxId).toHaveValue(''));
  expect(taxId).not.toBeRequired();
  expect(taxId).not.toHaveAttribute('placeholder', '12-3456789');
  expect(taxId).toHaveAccessibleDescription('Not needed for individuals.');
  await user.click(within(card).getByLabelText('The business belongs to a franchise'));
  expect(within(card).queryByLabelText(/^Total franchisees/)).toBeNull();
  await save(user, card, {});
  await waitFor(() => expect(server.received(saveCompanyInfo)).toHaveLength(1));
  expect(server.received(saveCompanyInfo)[0]?.body).toMatchObject({
    individual: true,
    franchiseAssociated: false,
    olVersion: 7,
  });
});

test('editing a representative keeps the name and sends the version', async () => {
  const server = aServer(info);
  const user = renderScreen(server, address);
  const card = await findCard('Representative');
  await user.click(within(card).getByRole('button', { name: 'Change' }));
  expect(within(card).getByLabelText(/^Legal first name/)).toHaveValue('Sofia');
  expect(within(card).getByLabelText(/^Date of birth/)).toHaveValue('');
  await save(user, card, { 'Date of birth': '1990-05-17', SSN: '6789' });
  await waitFor(() => expect(server.received(saveRepresentative)).toHaveLength(1));
  expect(server.received(saveRepresentative)[0]?.body).toMatchObject({
    legalFirstName: 'Sofia',
    dateOfBirth: '1990-05-17',
    olVersion: 2,
  });
});

test('closing a form saves nothing, and leaving unsaved changes asks first', async () => {
  const server = aServer(info);
  const user = renderScreen(server, address);
  const card = await findCard('Bank Account');
  await user.click(within(card).getByRole('button', { name: 'Change' }));
  await user.click(within(card).getByRole('button', { name: 'Cancel' }));
  expect(await within(card).findByText('****6789')).toBeVisible();
  await user.click(within(card).getByRole('button', { name: 'Change' }));
  await user.type(within(card).getByLabelText(/^Account number/), '1');
  const [away] = screen.getAllByRole('link', { name: 'Orders' });
  if (away) await user.click(away);
  await screen.findByRole('dialog', { name: 'Leave without saving?' });
  expect(server.received(saveBankAccount)).toEqual([]);
});

test('the slower editor keeps what they typed, and sees the other version after discarding', async () => {
  const server = aServer(info);
  const user = renderScreen(server, address);
  const card = await findCard('Representative');
  await user.click(within(card).getByRole('button', { name: 'Change' }));
  const theirs = {
    ...info,
    rep: info.rep && { ...info.rep, repFirstName: 'Eleonora', olVersion: 3 },
  };
  const reason = 'Marcus Bell changed "Representative".';
  server
    .on(saveRepresentative, new Refusal(409, 'CHANGED_MEANWHILE', reason))
    .on(findCompanyInfo, { data: theirs });
  await save(user, card, {
    'Legal first name': 'Norma',
    'Date of birth': '1984-05-06',
    SSN: '4321',
  });
  expect(await within(card).findByText(reason, { exact: false })).toBeVisible();
  expect(within(card).getByLabelText(/^Legal first name/)).toHaveValue('Norma');
  await user.click(within(card).getByRole('button', { name: 'Cancel' }));
  expect(await within(card).findByText('Eleonora')).toBeVisible();
});

test("the marketplace's verification shows without a reload", async () => {
  const server = aServer(info);
  renderScreen(server, address);
  const card = await findCard('Company');
  await within(card).findByText('No');
  const company = info.company && { ...info.company, verified: true };
  server.on(findCompanyInfo, { data: { ...info, company } });
  await hearEvent(server, { kind: 'bank.changed' });
  expect(await within(card).findByText('Yes')).toBeVisible();
});
