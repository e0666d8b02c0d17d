import { findFactorResets } from '@counter/contract/auth';
import {
  approveApplication,
  findApplication,
  findApplications,
  refuseApplication,
  type Application,
} from '@counter/contract/operator';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal } from '@counter/contract/testing';
import { anApplication, openMarketplace } from '../../../testing/operator.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { phone } from '../../../testing/stub-browser.ts';
import { findCards } from '../../../testing/tables.ts';

function show(application: Application) {
  const server = openMarketplace()
    .on(findApplication, { data: application })
    .on(findApplications, { data: { content: [application], totalElements: 1 } });
  const user = renderScreen(server, `/operator/applications/${application.storeId}`);
  const ask = async (verb: string, title: string) => {
    await user.click(await screen.findByRole('button', { name: verb }));
    return screen.findByRole('dialog', { name: title });
  };
  return { server, user, ask };
}

const decided = { decidedBy: 'Omar Said', decidedAt: '2026-11-20T11:59:00Z' } as const;
const decision = () => screen.getByRole('region', { name: 'Decision' });

test('an application shows everything that was submitted, with sensitive fields masked', async () => {
  const bank = {
    accountNumber: '•••• 6789',
    routingNumber: '•••• 0021',
    individual: false,
    legalBusinessName: 'Corner Bakery LLC',
    address: '12 Mill Lane, Springfield',
    ein: '••• 3456',
    franchiseAssociated: false,
    totalFranchise: null,
    legalFirstName: 'Nora',
    legalLastName: 'Lind',
    dateOfBirth: '•••• May 17',
    ssn: '•••• 1234',
    bankVerifiedAt: null,
    companyVerifiedAt: null,
    representativeVerifiedAt: null,
  };
  show(anApplication({ bank, emailConfirmed: false }));
  await screen.findByRole('heading', { level: 1, name: 'Corner Bakery' });
  const main = screen.getByRole('main');
  for (const text of [
    'Physical/Local Store',
    '12 Mill Lane, Springfield',
    '07:00–18:00',
    '8.25%',
    'Corner Bakery LLC',
    'Nora Lind',
    'nora@bakery.test',
    'Not confirmed',
    '•••• 6789',
  ]) {
    expect(main).toHaveTextContent(text);
  }
  const menu = screen.getByRole('link', { name: /bakery\.test\/menu/ });
  expect(menu).toHaveAttribute('target', '_blank');
  expect(menu).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

test('approval is disabled until the applicant confirms their address, and the button says so', async () => {
  show(anApplication({ emailConfirmed: false }));
  const approve = await screen.findByRole('button', { name: 'Approve' });
  expect(approve).toBeDisabled();
  expect(approve).toHaveAccessibleDescription(/You can't approve it yet/);
});

test('a rejection requires a reason and then shows it', async () => {
  const reason = 'The menu cannot be read.';
  const refused = anApplication({ ...decided, state: 'REFUSED', reason });
  const { server, user, ask } = show(anApplication());
  server.on(refuseApplication, () => {
    server.on(findApplication, { data: refused });
    return { data: refused };
  });
  const dialog = await ask('Reject', 'Reject Corner Bakery');
  const field = within(dialog).getByLabelText(/^Reason/);
  await user.click(within(dialog).getByRole('button', { name: 'Reject application' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(/missing or wrong/));
  expect(server.received(refuseApplication)).toEqual([]);
  await user.type(field, reason);
  await user.click(within(dialog).getByRole('button', { name: 'Reject application' }));
  await screen.findByText('Rejected Corner Bakery.');
  expect(server.received(refuseApplication)[0]?.body).toEqual({ storeId: 4, reason });
  await waitFor(() => expect(decision()).toHaveTextContent('Rejected by Omar Said'));
  expect(decision()).toHaveTextContent(reason);
});

test('the slower of two operators sees who decided first, and that decision', async () => {
  const { server, user, ask } = show(anApplication());
  const reason = 'There is no such street.';
  server.on(approveApplication, () => {
    const refused = anApplication({ ...decided, state: 'REFUSED', reason });
    server.on(findApplication, { data: refused });
    return new Refusal(409, 'CONFLICT', 'Omar Said already refused it.');
  });
  const dialog = await ask('Approve', 'Approve Corner Bakery?');
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
  await screen.findByText(/^We couldn't approve Corner Bakery\..*Omar Said already refused it/);
  await waitFor(() => expect(decision()).toHaveTextContent(reason));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a decision that failed offline can be retried, and the screen stays', async () => {
  const { server, user, ask } = show(anApplication());
  const dialog = await ask('Approve', 'Approve Corner Bakery?');
  within(dialog).getByText(/delivers to any address for free unless it has set delivery fees/);
  within(dialog).getByText(/payouts stay on hold until you verify its bank account/);
  server.setReachable(false);
  await screen.findByText("You're offline.");
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
  await screen.findByText(/^We couldn't approve Corner Bakery\./);
  expect(screen.getByRole('heading', { level: 1, name: 'Corner Bakery' })).toBeVisible();
  const approved = anApplication({ ...decided, state: 'APPROVED' });
  server.on(approveApplication, { data: approved }).on(findApplication, { data: approved });
  server.setReachable(true);
  await waitFor(() => expect(screen.queryByText("You're offline.")).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Approved Corner Bakery.');
});

test("the dialog shows the server's refusal of a rejection, unless somebody was faster", async () => {
  const { server, user, ask } = show(anApplication());
  server.on(refuseApplication, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  const dialog = await ask('Reject', 'Reject Corner Bakery');
  await user.type(within(dialog).getByLabelText(/^Reason/), 'No such street.');
  const send = within(dialog).getByRole('button', { name: 'Reject application' });
  await user.click(send);
  await within(dialog).findByText('Not now.');
  server.on(refuseApplication, new Refusal(409, 'CONFLICT', 'Omar Said was faster.'));
  await user.click(send);
  await screen.findByText(/^We couldn't reject Corner Bakery\..*Omar Said was faster\./);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

test('an application links to its lead and says that no menu was submitted', async () => {
  const lead = { id: 9, businessName: 'Mill Bakery', notes: '' };
  show(anApplication({ lead, menuWebsite: '' }));
  const panel = await screen.findByRole('region', { name: 'Lead' });
  expect(panel).toHaveTextContent('NotesNone');
  expect(within(panel).getByRole('link', { name: 'Mill Bakery' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/operator\/leads\?.*open=9/),
  );
  expect(screen.getByText('No menu submitted')).toBeVisible();
});

test('an application shows the notes on its lead', async () => {
  const lead = { id: 9, businessName: 'Mill Bakery', notes: 'Called twice.' };
  show(anApplication({ lead }));
  const panel = await screen.findByRole('region', { name: 'Lead' });
  expect(panel).toHaveTextContent('NotesCalled twice.');
});

test.each([
  ['', 'SUBMITTED'],
  ['?state=REFUSED', 'REFUSED'],
  ['?state=ALL', undefined],
  ['?state=SUBMITTED', 'SUBMITTED'],
])('the URL "%s" lists applications in %s', async (search, state) => {
  const waiting = anApplication({ submittedAt: null });
  const refused = anApplication({
    ...decided,
    state: 'REFUSED',
    storeId: 5,
    storeName: 'Elm Deli',
  });
  const server = openMarketplace().on(findApplications, {
    data: { content: [waiting, refused], totalElements: 2 },
  });
  renderScreen(server, `/operator/applications${search}`, phone);
  const [first, second] = await findCards('Applications');
  expect(server.received(findApplications)[0]?.query.state).toBe(state);
  expect(first).not.toHaveTextContent(/sent|reviewed/);
  expect(second).toHaveTextContent(/Elm Deli.* · reviewed /);
});

test.each([
  [true, /^Rejected by Omar Said, .*\.The menu cannot be read\..*edit it and resubmit/i],
  [false, /^Rejected by Omar Said, .*\.The menu cannot be read\..*add .* again/i],
])('a rejection says how its applicant can continue (first store: %s)', async (first, words) => {
  const reason = 'The menu cannot be read.';
  show(anApplication({ ...decided, state: 'REFUSED', reason, first }));
  const region = await screen.findByRole('region', { name: 'Decision' });
  expect(region.textContent.replace('Decision', '')).toMatch(words);
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
});

test('a decision without a known author and time is shown without them', async () => {
  show(anApplication({ state: 'APPROVED' }));
  const region = await screen.findByRole('region', { name: 'Decision' });
  expect(region).toHaveTextContent(/^DecisionApproved\./);
});

test.each([
  ['/operator/applications', 'Applications'],
  ['/operator', 'Oldest applications'],
])('two branches of one business are told apart on %s, also on a phone', async (at, label) => {
  const content = [anApplication(), anApplication({ storeId: 5, branchName: 'Pier Road' })];
  const open = () =>
    openMarketplace()
      .on(findFactorResets, { data: [] })
      .on(findApplications, { data: { content, totalElements: 2 } });
  renderScreen(open(), at);
  const table = await screen.findByRole('table', { name: label });
  await waitFor(() => expect(table).toHaveTextContent(/Mill Lane.*Pier Road/));
  cleanup();
  renderScreen(open(), at, phone);
  const cards = await findCards(label);
  expect(cards[0]).toHaveTextContent('Mill Lane · Nora Lind');
  expect(cards[1]).toHaveTextContent('Pier Road · Nora Lind');
});

test('the list tells first stores from additional ones and shows what is undecided', async () => {
  const further = anApplication({ ...decided, storeId: 5, first: false, state: 'APPROVED' });
  const content = [anApplication(), further];
  const server = openMarketplace().on(findApplications, { data: { content, totalElements: 2 } });
  renderScreen(server, '/operator/applications');
  await screen.findAllByRole('button', { name: /^Corner Bakery/ });
  const [, waiting, approved] = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(waiting).toMatch(/First store.*–$/);
  expect(approved).toMatch(/Additional store/);
  expect(approved).not.toContain('–');
});
