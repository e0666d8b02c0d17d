import { findStatement } from '@counter/contract/ledger';
import {
  findStatementMails,
  sendStatementMail,
  updateStatementMails,
  type StatementMails,
} from '@counter/contract/notifications';
import { findNextPayout } from '@counter/contract/payouts';
import { findFinance } from '@counter/contract/reports';
import { findBusinesses } from '@counter/contract/store';
import { Refusal } from '@counter/contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hearEvent } from '../../../testing/hear-event.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { aBusiness, noStatementMails, openStore } from '../../../testing/store.ts';

const address = '/dashboard/userFinance';

const weekly: StatementMails = {
  rhythm: 'WEEKLY',
  files: ['PDF', 'XERO'],
  recipients: [{ email: 'ledger@office.test', state: 'ACTIVE' }],
  lastSent: { startDate: '2026-11-09', endDate: '2026-11-15', sentAt: '2026-11-16T12:00:00Z' },
  latest: { startDate: '2026-11-09', endDate: '2026-11-15' },
  olVersion: 4,
  changedBy: 'Sofia Reyes',
  changedAt: '2026-11-01T12:00:00Z',
};

function openMails(mails: StatementMails) {
  const away = new Refusal(503, 'UNAVAILABLE', 'Not now.');
  const server = openStore()
    .on(findFinance, away)
    .on(findStatement, away)
    .on(findNextPayout, away)
    .on(findStatementMails, { data: mails });
  return { server, user: renderScreen(server, address) };
}

const panel = async () => screen.findByRole('region', { name: 'Statement emails' });
type User = ReturnType<typeof openMails>['user'];

async function prove(user: User): Promise<void> {
  const proof = await screen.findByRole('dialog', { name: 'Save the statement emails?' });
  await user.type(within(proof).getByLabelText(/^Password/), 'Quiet otters row home');
  await user.click(within(proof).getByRole('button', { name: 'Save' }));
}

test('an owner sets up statement mails: monthly by default, as files, to chosen addresses', async () => {
  const { server, user } = openMails(noStatementMails);
  expect(await within(await panel()).findByText('Off.')).toBeVisible();
  await user.click(within(await panel()).getByRole('button', { name: 'Set up' }));
  const dialog = await screen.findByRole('dialog', { name: 'Statement emails' });
  const save = within(dialog).getByRole('button', { name: 'Save' });
  await user.click(within(dialog).getByLabelText('PDF'));
  await user.click(save);
  expect(await within(dialog).findByText('Email is required')).toBeVisible();
  expect(await within(dialog).findByText('Choose at least one file')).toBeVisible();
  await user.click(within(dialog).getByLabelText('CSV'));
  await user.click(within(dialog).getByLabelText('Xero manual journals'));
  await user.type(within(dialog).getByLabelText(/^Email 1/), 'ledger@office.test');
  await user.click(within(dialog).getByRole('button', { name: 'Add email' }));
  await user.type(within(dialog).getByLabelText(/^Email 2/), 'ledger@office.test');
  await user.click(save);
  expect(await within(dialog).findByText('This address is on the list already')).toBeVisible();
  const add = () => within(dialog).queryByRole('button', { name: 'Add email' });
  fireEvent.click(add() ?? dialog);
  // At most three.
  expect(within(dialog).getByLabelText(/^Email 3/)).toBeVisible();
  expect(add()).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Remove email 3' }));
  await user.click(within(dialog).getByRole('button', { name: 'Remove email 2' }));
  server.on(updateStatementMails, { data: { ...weekly, rhythm: 'MONTHLY', lastSent: null } });
  server.on(findStatementMails, { data: { ...weekly, rhythm: 'MONTHLY', lastSent: null } });
  await user.click(save);
  await prove(user);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(await screen.findByText('Changes saved')).toBeVisible();
  expect(server.received(updateStatementMails)[0]?.body).toMatchObject({
    rhythm: 'MONTHLY',
    files: ['CSV', 'XERO_JOURNAL'],
    recipients: [{ email: 'ledger@office.test' }],
    olVersion: 0,
  });
  const facts = await panel();
  await within(facts).findByText(
    'On the first of the month at 07:00 to ledger@office.test, as PDF and Xero bank statement.',
  );
  expect(within(facts).getByText('Not sent yet.')).toBeVisible();
});

test('the last statement is sent now after confirmation', async () => {
  const { server, user } = openMails(weekly);
  const facts = await panel();
  expect(await within(facts).findByText(/^Last sent/)).toHaveTextContent(
    'Last sent Mon 16 Nov 07:00, for 9 Nov 2026 to 15 Nov 2026.',
  );
  const button = within(facts).getByRole('button', { name: 'Send the last one now' });
  await user.click(button);
  const title = 'Send the statement for 9 Nov 2026 to 15 Nov 2026 now?';
  const question = await screen.findByRole('dialog', { name: title });
  expect(question).toHaveTextContent('It goes to ledger@office.test.');
  expect(server.received(sendStatementMail)).toEqual([]);
  server.on(sendStatementMail, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  await user.click(within(question).getByRole('button', { name: 'Send now' }));
  await screen.findByText("We couldn't send the statement. Not now.");
  server.on(sendStatementMail, { data: weekly });
  await user.click(button);
  const again = await screen.findByRole('dialog', { name: title });
  await user.click(within(again).getByRole('button', { name: 'Send now' }));
  await screen.findByText('Statement sent.');
});

test('unsubscribed and former recipients are marked, and nothing is sent without recipients', async () => {
  openMails({
    ...weekly,
    recipients: [
      { email: 'a@office.test', state: 'UNSUBSCRIBED' },
      { email: 'b@office.test', state: 'LEFT' },
    ],
  });
  const facts = await panel();
  await within(facts).findByText('Every Monday at 07:00, but nobody is on the list.');
  expect(within(facts).getByText('a@office.test unsubscribed.')).toBeVisible();
  expect(
    within(facts).getByText('b@office.test left the team and no longer gets it.'),
  ).toBeVisible();
  expect(within(facts).queryByRole('button', { name: 'Send the last one now' })).toBeNull();
});

test("the slower editor sees the faster one's version and can take it", async () => {
  const { server, user } = openMails(weekly);
  await user.click(await screen.findByRole('button', { name: 'Change' }));
  const dialog = await screen.findByRole('dialog', { name: 'Statement emails' });
  await user.selectOptions(within(dialog).getByLabelText(/^Send it/), 'Never');
  const theirs = { ...weekly, rhythm: 'MONTHLY', olVersion: 5 } as const;
  server
    .on(findStatementMails, { data: theirs })
    .on(updateStatementMails, new Refusal(409, 'CHANGED_MEANWHILE', 'Omar changed them.'));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await prove(user);
  await user.click(await within(dialog).findByRole('button', { name: 'Take theirs' }));
  expect(within(dialog).getByLabelText(/^Send it/)).toHaveValue('MONTHLY');
});

test("an accountant sees the settings and their updates but can't change them", async () => {
  const { server } = openMails(noStatementMails);
  server.on(findBusinesses, {
    data: [aBusiness({ role: 'accountant' })],
    message: '',
    newSignIns: [],
  });
  await screen.findByText('Off. An owner can set this up.');
  expect(screen.queryByRole('button', { name: 'Set up' })).toBeNull();
  server.on(findStatementMails, { data: weekly });
  await hearEvent(server, { kind: 'settings.changed' });
  await screen.findByText(/^Every Monday at 07:00 to ledger@office\.test/);
});

test('settings that failed to load say so and can be retried', async () => {
  const { server, user } = openMails(noStatementMails);
  server.on(findStatementMails, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  const title = await screen.findByText("We couldn't load the statement emails");
  server.on(findStatementMails, { data: weekly });
  const failure = title.closest<HTMLElement>('[role=alert]') ?? title;
  await user.click(within(failure).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^Every Monday/)).toBeVisible();
});
