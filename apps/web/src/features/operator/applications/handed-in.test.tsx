import { findProfile } from '@counter/contract/auth';
import { findApplication, findApplications, showBirthDate } from '@counter/contract/operator';
import type { MaskedBankDetails } from '@counter/contract/settings';
import { Refusal } from '@counter/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anApplication, openMarketplace } from '../../../testing/operator.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { aProfile } from '../../../testing/store.ts';

const bank: MaskedBankDetails = {
  accountNumber: '•••• 6789',
  routingNumber: '•••• 0021',
  individual: false,
  legalBusinessName: 'Corner Bakery LLC',
  address: '12 Mill Lane, Springfield',
  ein: '••-•••3456',
  franchiseAssociated: true,
  totalFranchise: 3,
  legalFirstName: 'Nora',
  legalLastName: 'Lind',
  dateOfBirth: '••••-05-17',
  ssn: '•••-••-1234',
  bankVerifiedAt: null,
  companyVerifiedAt: '2026-11-19T12:00:00Z',
  representativeVerifiedAt: null,
};

/** Opens the application of a store with these details. */
function show(details: MaskedBankDetails | null) {
  const application = anApplication({ bank: details });
  const server = openMarketplace()
    .on(findProfile, { data: aProfile() })
    .on(findApplication, { data: application })
    .on(findApplications, { data: { content: [application], totalElements: 1 } })
    .on(showBirthDate, { data: { dateOfBirth: '1990-05-17' } });
  const user = renderScreen(server, '/operator/applications/4');
  const part = async (name: string) => screen.findByRole('region', { name });
  const press = async () =>
    user.click(await screen.findByRole('button', { name: 'Show date of birth' }));
  const question = async () => screen.findByRole('dialog', { name: 'Show the date of birth?' });
  const prove = async () => {
    const dialog = await question();
    await user.type(within(dialog).getByLabelText(/^Password/), 'Quiet otters row home');
    await user.click(within(dialog).getByRole('button', { name: 'Show' }));
  };
  return { server, user, part, press, question, prove };
}

test('each check is beside the data that it is about', async () => {
  const { part } = show(bank);
  const facts = {
    'Bank account': ['•••• 6789', '•••• 0021', 'Corner Bakery LLC'],
    Company: ['Corner Bakery LLC', '12 Mill Lane, Springfield', '••-•••3456', '3 franchisees'],
    Representative: ['Nora Lind', '••••-05-17', '•••-••-1234'],
  };
  for (const [name, texts] of Object.entries(facts)) {
    const region = await part(name);
    for (const text of texts) expect(region).toHaveTextContent(text);
    const check = within(region).getByRole('switch', { name: new RegExp(`^${name} verified`) });
    expect(within(region).queryAllByRole('switch', { checked: name === 'Company' })).toEqual([
      check,
    ]);
  }
});

test("a part that wasn't submitted says so beside its check", async () => {
  const { part } = show({ ...bank, accountNumber: null, dateOfBirth: null });
  expect(await part('Bank account')).toHaveTextContent('Account numberNot provided');
  expect(await part('Representative')).toHaveTextContent('Date of birthNot provided');
  expect(screen.queryByRole('button', { name: 'Show date of birth' })).toBeNull();
});

test('without bank details there is nothing to verify', async () => {
  const { part } = show(null);
  expect(await part('Verification')).toHaveTextContent("There's nothing to verify");
  expect(screen.queryByRole('switch')).toBeNull();
});

test('showing the date of birth requires a proof, says that it is logged, and gets the focus', async () => {
  const { server, part, press, prove, question } = show(bank);
  const region = await part('Representative');
  await press();
  expect(await question()).toHaveTextContent('You can see it once');
  expect(server.received(showBirthDate)).toEqual([]);
  await prove();
  const shown = await within(region).findByText(/17 May 1990|May 17, 1990/);
  expect(shown).toHaveTextContent('The audit log records that you saw it.');
  expect(region).not.toHaveTextContent('••••-05-17');
  expect(screen.queryByRole('button', { name: 'Show date of birth' })).toBeNull();
  expect(server.received(showBirthDate)[0]?.body).toMatchObject({
    storeId: 4,
    password: 'Quiet otters row home',
  });
});

test('leaving the page masks the date of birth again', async () => {
  const { user, press, prove } = show(bank);
  await press();
  await prove();
  await screen.findByText(/1990/);
  const bar = within(screen.getByRole('navigation', { name: 'Main' }));
  await user.click(bar.getByRole('link', { name: /^Applications/ }));
  await user.click(await screen.findByRole('button', { name: /^Corner Bakery/ }));
  expect(await screen.findByText('••••-05-17')).toBeVisible();
  expect(screen.queryByText(/1990/)).toBeNull();
});

test('a refused second look is explained, and the date stays masked', async () => {
  const { server, press, prove } = show(bank);
  server.on(showBirthDate, new Refusal(409, 'CONFLICT', "You've already seen this date of birth."));
  await press();
  await prove();
  await screen.findByText(
    "We couldn't show the date of birth. You've already seen this date of birth.",
  );
  expect(screen.getByText('••••-05-17')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('button', { name: 'Show date of birth' })).toBeEnabled();
});

test('retrying a look after a lost response reuses its press ID', async () => {
  const { server, user, press, prove } = show(bank);
  server.on(showBirthDate, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  await press();
  await prove();
  await screen.findByText("We couldn't show the date of birth. Not now.");
  server.on(showBirthDate, { data: { dateOfBirth: '1990-05-17' } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await prove();
  await screen.findByText(/1990/);
  const [first, second] = server.received(showBirthDate).map(({ body }) => body.press);
  expect(first).toMatch(/\d/);
  expect(second).toBe(first);
});
