import {
  createBankFile,
  downloadBankFile,
  findBankFiles,
  type BankFile,
} from '@counter/contract/payouts';
import { Refusal } from '@counter/contract/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findPanel, findRow, openPayoutDesk } from '../../../testing/payout-desk.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';

const address = '/operator/payouts';
const away = new Refusal(503, 'UNAVAILABLE', 'Not now.');

const file: BankFile = {
  id: 8,
  format: 'NACHA',
  createdBy: 'Imani Brooks',
  createdAt: '2026-11-20T12:00:00Z',
  effectiveDay: '2026-11-24',
  currency: 'USD',
  payments: 2,
  amount: 180_00,
};

test('creating a bank file requires the password, downloads it and lists what it leaves out', async () => {
  const leftOut = [
    { transactionId: 'PO-2026W46-0009', storeName: 'Quiet Tavern', why: 'No bank account.' },
  ];
  const server = openPayoutDesk()
    .on(createBankFile, () => {
      server.on(findBankFiles, { data: [file] });
      return { data: { file, leftOut } };
    })
    .on(downloadBankFile, 'transaction,amount');
  const user = renderScreen(server, address);
  const files = await findPanel('Bank files');
  await within(files).findByText('No bank files yet.');
  await user.click(within(files).getByRole('button', { name: 'New NACHA file' }));
  const dialog = await screen.findByRole('dialog', {
    name: 'Create a NACHA file of pending payouts?',
  });
  expect(dialog).toHaveTextContent('store account numbers in plain text');
  await user.type(within(dialog).getByLabelText(/^Password/), 'Quiet otters row home');
  await user.click(within(dialog).getByRole('button', { name: 'Create file' }));
  await screen.findByText('Saved saved.csv');
  expect(server.received(createBankFile)[0]?.body).toMatchObject({ format: 'NACHA' });
  expect(server.received(downloadBankFile)[0]?.params).toEqual({ id: 8 });
  expect(files).toHaveTextContent(
    "PO-2026W46-0009 for Quiet Tavern isn't in the file and stays pending. No bank account.",
  );
  expect(await findRow('Bank files', /^NACHA, 2 payouts, \$\s180\.00/)).toHaveTextContent(
    /Imani Brooks, today .* To arrive .*24/,
  );
});

test('a bank file that failed says so and can be retried', async () => {
  const server = openPayoutDesk().on(createBankFile, away);
  const user = renderScreen(server, address);
  const create = async () => {
    const dialog = await screen.findByRole('dialog', { name: /^Create a CSV file/ });
    await user.type(within(dialog).getByLabelText(/^Password/), 'Quiet otters row home');
    await user.click(within(dialog).getByRole('button', { name: 'Create file' }));
  };
  await user.click(await screen.findByRole('button', { name: 'New CSV file' }));
  await create();
  await screen.findByText("We couldn't create the file. Not now.");
  server
    .on(createBankFile, { data: { file, leftOut: [] } })
    .on(downloadBankFile, 'transaction,amount');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await create();
  expect(await screen.findByText('Saved saved.csv')).toBeInTheDocument();
});

test('an earlier bank file can be downloaded again, even after a failure', async () => {
  const server = openPayoutDesk()
    .on(findBankFiles, { data: [{ ...file, payments: 1 }] })
    .on(downloadBankFile, away);
  const user = renderScreen(server, address);
  await findRow('Bank files', /^NACHA, 1 payout,/);
  await user.click(screen.getByRole('button', { name: 'Save file 8' }));
  await screen.findByText("We couldn't save the file. Not now.");
  server.on(downloadBankFile, 'transaction,amount');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Saved saved.csv')).toBeInTheDocument();
});

test('bank files that failed to load can be retried', async () => {
  const server = openPayoutDesk().on(findBankFiles, away);
  const user = renderScreen(server, address);
  const files = await findPanel('Bank files');
  await within(files).findByText("We couldn't load the bank files");
  server.on(findBankFiles, { data: [file] });
  await user.click(within(files).getByRole('button', { name: 'Try again' }));
  expect(await findRow('Bank files', /^NACHA/)).toBeVisible();
});
