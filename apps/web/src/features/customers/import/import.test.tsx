import {
  findCustomerImports,
  findCustomers,
  importCustomers,
  undoCustomerImport,
  type CustomerImport,
  type CustomerImportOutcome,
} from '@counter/contract/customers';
import { countFeedback } from '@counter/contract/feedback';
import { Refusal } from '@counter/contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { openStore } from '../../../testing/store.ts';
import { desktop, phone } from '../../../testing/stub-browser.ts';

const outcome: CustomerImportOutcome = {
  plan: 'p1',
  applied: false,
  counts: { added: 2, known: 1, refused: 1, consents: 1, withoutEvidence: 2 },
  ignored: ['E-mail'],
  lines: [
    {
      line: 5,
      kind: 'REFUSED',
      name: 'Short',
      phoneNumber: '555',
      consent: 'NONE',
      reason: 'This is not a whole phone number. Add the area code.',
    },
    {
      line: 2,
      kind: 'NEW',
      name: 'Leo Reed',
      phoneNumber: '+1 (212) 555-8102',
      consent: 'RECORDED',
      reason: '',
    },
  ],
};
const past: CustomerImport = {
  id: 4,
  fileName: 'fair.csv',
  createdBy: 'Sam',
  createdAt: '2026-11-10T18:00:00Z',
  added: 12,
  known: 1,
  refused: 0,
  consents: 1,
  undone: null,
};

async function open(imports: CustomerImport[] = [], shownOn = desktop) {
  const server = openStore()
    .on(findCustomers, { data: { content: [], totalElements: 0 } })
    .on(findCustomerImports, { data: imports })
    .on(countFeedback, { data: { newInquiries: 0, newReviews: 0, reviews: 0 } })
    .on(importCustomers, { data: outcome });
  const user = renderScreen(server, '/dashboard/customers', shownOn);
  fireEvent.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import customers' });
  return { server, user, ui: within(dialog) };
}

const csv = 'name,phone,consent\nLeo Reed,2125558102,yes';
const list = () => new File([csv], 'list.csv', { type: 'text/csv' });

test('a list is checked line by line before it is imported, with where and when they agreed', async () => {
  const { server, user, ui } = await open();
  await user.upload(ui.getByLabelText(/^Choose a CSV or Excel file/), list());
  expect(await ui.findByText('list.csv')).toBeVisible();
  fireEvent.change(ui.getByLabelText('Where did they agree?'), { target: { value: 'Fair' } });
  fireEvent.change(ui.getByLabelText('When?'), { target: { value: '2026-11-01' } });
  fireEvent.blur(ui.getByLabelText('When?'));
  expect(server.received(importCustomers)).toEqual([]);
  fireEvent.click(ui.getByRole('button', { name: 'Check file' }));
  expect(await ui.findByText('2 new customers ·')).toBeVisible();
  expect(ui.getByText('1 line left out')).toBeVisible();
  expect(ui.getByText(/^1 consent will be recorded/)).toBeVisible();
  expect(ui.getByText(/^2 lines say yes without a place and a date/)).toBeVisible();
  const rows = ui.getAllByRole('row').map((row) => row.textContent);
  expect(rows[1]).toMatch(/^5Short555Left outThis is not a whole phone number/);
  expect(rows[2]).toBe('2Leo Reed+1 (212) 555-8102NewConsent recorded');
  server.on(importCustomers, { data: { ...outcome, applied: true } });
  fireEvent.click(ui.getByRole('button', { name: 'Import 3 customers' }));
  expect(await screen.findByText('Imported 2 customers.')).toBeVisible();
  const sent = { fileName: 'list.csv', csv, consentSource: 'Fair', consentDate: '2026-11-01' };
  expect(server.received(importCustomers).map(({ body }) => body)).toMatchObject([
    sent,
    { ...sent, plan: 'p1' },
  ]);
});

test('a refusal keeps the file and what was typed, and the file is checked again', async () => {
  const { server, user, ui } = await open();
  server.on(importCustomers, new Refusal(422, 'INVALID_FIELDS', 'The first line must name them.'));
  fireEvent.change(ui.getByLabelText('Where did they agree?'), { target: { value: 'Fair' } });
  await user.upload(ui.getByLabelText(/^Choose a CSV or Excel file/), list());
  await ui.findByText('list.csv');
  fireEvent.click(ui.getByRole('button', { name: 'Check file' }));
  expect(await ui.findByText(/^The first line must name them/)).toBeVisible();
  expect(ui.getByLabelText('Where did they agree?')).toHaveValue('Fair');
  server.on(importCustomers, { data: outcome });
  fireEvent.click(ui.getByRole('button', { name: 'Check file' }));
  expect(await ui.findByText(/^2 new customers/)).toBeVisible();
  fireEvent.click(ui.getByRole('button', { name: 'Back' }));
  expect(ui.getByLabelText('Where did they agree?')).toHaveValue('Fair');
});

test('the file comes first, and is asked for', async () => {
  const { server, user, ui } = await open();
  await waitFor(() => expect(ui.getByLabelText(/^Choose a CSV or Excel file/)).toHaveFocus());
  fireEvent.click(ui.getByRole('button', { name: 'Check file' }));
  expect(await ui.findByText('Choose a file first.')).toBeVisible();
  await user.upload(ui.getByLabelText(/^Choose a CSV or Excel file/), new File([], 'none.csv'));
  expect(await ui.findByText('The file is empty.')).toBeVisible();
  expect(server.received(importCustomers)).toEqual([]);
});

test('on a phone the lines of the file are cards', async () => {
  const { user, ui } = await open([], phone);
  await user.upload(ui.getByLabelText(/^Choose a CSV or Excel file/), list());
  await ui.findByText('list.csv');
  fireEvent.click(ui.getByRole('button', { name: 'Check file' }));
  const lines = within(await ui.findByRole('list', { name: 'Lines of the file' }));
  const cards = lines.getAllByRole('listitem');
  expect(cards).toHaveLength(2);
  expect(cards[0]).toHaveTextContent(
    'ShortLeft outLine 5 · 555 This is not a whole phone number. Add the area code.',
  );
  expect(cards[1]).toHaveTextContent('Leo ReedNewLine 2 · +1 (212) 555-8102 · Consent recorded');
});

test('a past import can be undone after confirmation', async () => {
  const { server, ui } = await open([past]);
  expect(await ui.findByText(/12 new customers, 1 consent, by Sam$/)).toBeVisible();
  const undone = { by: 'Sam', at: '2026-11-20T18:00:00Z', removed: 11 };
  server
    .on(undoCustomerImport, { data: { ...past, undone } })
    .on(findCustomerImports, { data: [{ ...past, undone }] });
  fireEvent.click(ui.getByRole('button', { name: 'Undo the import of fair.csv' }));
  const question = within(
    await screen.findByRole('dialog', { name: 'Undo the import of fair.csv?' }),
  );
  fireEvent.click(question.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Removed 11 customers.')).toBeVisible();
  await waitFor(() => expect(ui.getByText('Undone, 11 customers removed')).toBeVisible());
});
