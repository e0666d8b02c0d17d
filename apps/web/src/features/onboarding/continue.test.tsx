import { findSession } from '@counter/contract/auth';
import { findOnboarding, saveBusinessInfo, type Onboarding } from '@counter/contract/onboarding';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeServer, Refusal } from '@counter/contract/testing';
import { signedIn } from '../../lib/session.ts';
import { anApplicantsSession, applications } from '../../testing/applicant.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const stepHeading = async (position: 2 | 3) =>
  screen.findByRole('heading', { level: 1, name: new RegExp(`^Step ${position} of 3`) });

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const press = (name: string) => screen.getByRole('button', { name });
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });

const bank: Onboarding['bank'] = {
  accountNumber: '•••• 6789',
  routingNumber: '•••• 0021',
  individual: true,
  legalBusinessName: 'Corner Bakery LLC',
  address: '12 Mill Lane, Springfield',
  ein: null,
  franchiseAssociated: true,
  totalFranchise: 12,
  legalFirstName: 'Nora',
  legalLastName: 'Lind',
  dateOfBirth: '•••• May 17',
  ssn: '•••• 1234',
  bankVerifiedAt: null,
  companyVerifiedAt: null,
  representativeVerifiedAt: null,
};
const reason = 'The menu cannot be read.';
const sent: Onboarding = {
  ...applications.BANK,
  step: 'DONE',
  state: 'SUBMITTED',
  submittedAt: '2026-11-20T11:00:00Z',
};
const refused: Onboarding = {
  ...applications.BANK,
  step: 'BUSINESS',
  state: 'REFUSED',
  reason,
  bank,
};

let userId = 100;

/** Signs in an applicant of each test's own: the page keeps what it knows of one. */
function open(application: Onboarding): FakeServer {
  userId += 1;
  const { data, ...rest } = anApplicantsSession();
  signedIn({ ...rest, data: { ...data, userId } });
  return new FakeServer().on(findOnboarding, { data: application });
}

/** Loads the page again: what the tab keeps is still there. */
function reload(server: FakeServer) {
  cleanup();
  return renderScreen(server, '/signup');
}

test('what was typed for the business survives a reload, for the same person only', async () => {
  const server = open(applications.BUSINESS);
  renderScreen(server, '/signup');
  await stepHeading(2);
  expect(screen.getByText('A store must be created to reach the dashboard.')).toBeVisible();
  type('Business name', 'Half a Bakery');
  fireEvent.change(field('Restaurant type'), { target: { value: 'PHYSICAL_STORE' } });
  reload(server);
  await stepHeading(2);
  expect(field('Business name')).toHaveValue('Half a Bakery');
  expect(field('Restaurant type')).toHaveValue('PHYSICAL_STORE');
  expect(field('Address')).toHaveValue('');

  const key = 'counter.signup.business';
  const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '');
  sessionStorage.setItem(key, JSON.stringify({ ...Object(kept), userId: 8 }));
  reload(server);
  await stepHeading(2);
  expect(field('Business name')).toHaveValue('');
});

test('returning to sign-up continues at the missing step and can go back to the business', async () => {
  const user = renderScreen(open(applications.BANK), '/signup');
  await stepHeading(3);
  for (const label of ['Account number', 'Routing number', 'SSN'])
    expect(field(label)).toHaveAttribute('autocomplete', 'off');
  type('Routing number', '021000021');
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('021000021');
  await user.click(press('Back'));
  const heading = await stepHeading(2);
  await waitFor(() => expect(heading).toHaveFocus());
  expect(field('Business name')).toHaveValue('Corner Bakery');
  expect(field('Restaurant type')).toHaveValue('PHYSICAL_STORE');
  expect(field('Store tax rate')).toHaveValue('8.25');
  expect(field('Number of locations')).toHaveValue('1');
});

test('a rejected applicant sees why at both steps, beside the submitted data', async () => {
  const server = open(refused);
  const user = renderScreen(server, '/signup');
  await stepHeading(2);
  const why = `Your application wasn't approved: "${reason}"`;
  expect(screen.getByText(why, { exact: false })).toBeVisible();
  expect(screen.queryByText('A store must be created to reach the dashboard.')).toBeNull();
  expect(field('Business name')).toHaveValue('Corner Bakery');

  server.on(saveBusinessInfo, () => {
    server.on(findOnboarding, { data: { ...refused, step: 'BANK' } });
    return { data: 4 };
  });
  type('Menu website', 'https://bakery.test/readable');
  await user.click(press('Save and continue'));
  await stepHeading(3);
  expect(screen.getByText(why, { exact: false })).toBeVisible();
  const onFile = screen.getByRole('region', { name: 'Details on file' });
  for (const fact of ['•••• 6789', 'Corner Bakery LLC', 'Nora Lind', '12'])
    expect(onFile).toHaveTextContent(fact);
  expect(field('Account number')).toHaveValue('');
  expect(server.received(saveBusinessInfo)[0]?.body).toMatchObject({
    name: 'Corner Bakery',
    menuWebsite: 'https://bakery.test/readable',
  });
});

test("a complete application can't reopen the wizard", async () => {
  const server = open(sent).on(findSession, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  const user = renderScreen(server, '/signup');
  expect(await screen.findByText('Not now.', { exact: false })).toBeVisible();
  expect(screen.getByText('We received your application')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send application' })).toBeNull();
  await user.click(press('Try again'));
  await waitFor(() => expect(server.received(findSession).length).toBeGreaterThan(1));
});
