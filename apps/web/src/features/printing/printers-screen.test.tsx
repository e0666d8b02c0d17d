import { findBusinesses, type Business } from '@counter/contract/store';
import { findStations } from '@counter/contract/menu';
import { findOrder, findTodaysOrders } from '@counter/contract/orders';
import {
  findPrinters,
  printTestPage,
  removePrinter,
  restorePrinter,
  savePrinter,
  type Printer,
} from '@counter/contract/printing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refusal } from '@counter/contract/testing';
import { renderScreen } from '../../testing/render-screen.tsx';
import { oneStore, openStore } from '../../testing/store.ts';
import { anItem, anOrder } from '../../testing/order-fixture.ts';
import { aPrinter } from '../../testing/printer-fixture.ts';
import { changeDevicePrinting } from './device-printing.ts';
import { offersKeptFrom, viewed } from '../../testing/offers.ts';

const address = '/dashboard/settings/printers';

const withPrinters = (...printers: Printer[]) =>
  openStore().on(findPrinters, { data: { printers } });

const rowOf = async (name: string) => {
  const list = await screen.findByRole('list', { name: 'Printers' });
  return within(list).getByText(name).closest('li') ?? list;
};

test('adding a printer shows its URL once', async () => {
  const server = withPrinters().on(savePrinter, {
    data: { id: 4, address: 'https://counter.test/api/v1/printers/3/secret' },
  });
  const user = renderScreen(server, address);
  await user.click(await screen.findByRole('button', { name: 'Add printer' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add printer' });
  await user.click(within(dialog).getByRole('button', { name: 'Add printer' }));
  await within(dialog).findByText('Printer name is required.');
  await user.type(within(dialog).getByLabelText(/^Name/), 'Kitchen');
  await user.selectOptions(within(dialog).getByLabelText(/^Package slips/), '2');
  server.on(findPrinters, { data: { printers: [aPrinter({ condition: 'NEVER_SEEN' })] } });
  await user.click(within(dialog).getByRole('button', { name: 'Add printer' }));
  const connect = await screen.findByRole('dialog', { name: 'Connect Kitchen' });
  expect(connect).toHaveTextContent('https://counter.test/api/v1/printers/3/secret');
  await user.click(within(connect).getByRole('button', { name: 'Done' }));
  expect(await rowOf('Kitchen')).toHaveTextContent('Not connected yet');
  expect(document.body).not.toHaveTextContent('printers/3/secret');
  expect(server.received(savePrinter).map(({ body }) => body)).toMatchObject([
    { storeId: 3, name: 'Kitchen', paperWidth: 80, kitchenCopies: 1, packageCopies: 2 },
  ]);
});

test.each([
  [{ condition: 'OUT_OF_PAPER', waiting: 3 }, ['Out of paper', '3 tickets waiting']],
  [{ condition: 'SILENT' }, ['Not reachable', 'Last seen']],
  [
    { lastFailure: { orderNumber: 'KM-1', reason: '511 Bad', at: '2026-11-20T12:00:00Z' } },
    ['KM-1 was not printed: 511 Bad'],
  ],
  [{ kitchenCopies: 0 }, ['Prints on request only']],
  [{ stationId: 7, station: { name: 'Grill', deleted: false } }, ['Grill only']],
  [
    { stationId: 7, station: { name: 'Grill', deleted: true } },
    ['Grill was deleted, so this printer prints whole orders.'],
  ],
] as const)('%j is described in words', async (change, words) => {
  renderScreen(withPrinters(aPrinter(change)), address);
  const row = await rowOf('Kitchen');
  for (const each of words) expect(row).toHaveTextContent(each);
});

test('a printer can have a station, and saving drops a deleted one', async () => {
  const grill = { id: 7, name: 'Grill', categoryIds: [], productIds: [] };
  const deleted = { name: 'Cold', deleted: true };
  const server = withPrinters(aPrinter({ stationId: 8, station: deleted }))
    .on(findStations, { data: [grill] })
    .on(savePrinter, { data: { id: 4, address: null } });
  const user = renderScreen(server, address);
  const row = await rowOf('Kitchen');
  await user.click(within(row).getByRole('button', { name: 'Actions for Kitchen' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit Kitchen' });
  const station = await within(dialog).findByLabelText(/^Station/);
  expect(station).toHaveDisplayValue('All stations');
  await user.selectOptions(station, 'Grill');
  await user.click(within(dialog).getByRole('button', { name: 'Save printer' }));
  await waitFor(() =>
    expect(server.received(savePrinter).map(({ body }) => body.stationId)).toEqual([7]),
  );
  expect(await screen.findByText('Saved')).toBeVisible();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

test('a test page says that it is on its way', async () => {
  const server = withPrinters(aPrinter()).on(printTestPage, { data: 4 });
  const user = renderScreen(server, address);
  const row = await rowOf('Kitchen');
  await user.click(within(row).getByRole('button', { name: /^Print test page/ }));
  expect(await screen.findByText('Kitchen prints a test page within a few seconds.')).toBeVisible();
});

test('a test page that failed to be sent says why', async () => {
  const away = new Refusal(503, 'UNAVAILABLE', 'Not now.');
  const server = withPrinters(aPrinter()).on(printTestPage, away);
  const user = renderScreen(server, address);
  const row = await rowOf('Kitchen');
  await user.click(within(row).getByRole('button', { name: /^Print test page/ }));
  expect(await screen.findByText(/Not now\./)).toBeVisible();
});

test('a removed printer can be restored', async () => {
  const server = withPrinters(aPrinter())
    .on(removePrinter, { data: 4 })
    .on(restorePrinter, { data: 4 });
  const user = renderScreen(server, address);
  const row = await rowOf('Kitchen');
  await user.click(within(row).getByRole('button', { name: 'Actions for Kitchen' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('Kitchen is back');
  expect(server.received(restorePrinter).map(({ body }) => body.id)).toEqual([4]);
});

const printed: string[] = [];

beforeEach(() => {
  printed.length = 0;
  vi.stubGlobal('print', () => {
    printed.push(document.querySelector('[data-print-sheet]')?.textContent ?? '');
    queueMicrotask(() => window.dispatchEvent(new Event('afterprint')));
  });
});
afterEach(() => {
  changeDevicePrinting({ accepted: false, paper: 'RECEIPT' });
  vi.unstubAllGlobals();
});

test('a device set to print prints newly accepted orders once', async () => {
  changeDevicePrinting({ accepted: true });
  const old = anOrder({ id: 1, orderNumber: 'KM-1', status: 'STORE_ACCEPTED' });
  const items = [anItem({ quantity: 2 })];
  const fresh = anOrder({ id: 2, orderNumber: 'KM-2', items });
  const server = withPrinters(aPrinter()).on(findTodaysOrders, { data: [old, fresh] });
  renderScreen(server, address);
  await rowOf('Kitchen');
  await waitFor(() =>
    expect(localStorage.getItem('counter.printed-orders.3')).toMatch(/^\[\[1,0,/),
  );
  server.on(findTodaysOrders, { data: [old, { ...fresh, status: 'STORE_ACCEPTED' }] });
  const moved = { orderId: 2, orderNumber: 'KM-2', status: 'STORE_ACCEPTED' } as const;
  server.tell({ kind: 'order.moved', ...moved, by: 'Marcus Bell' });
  await waitFor(() => expect(printed).toHaveLength(1));
  expect(printed[0]).toContain('KM-2');
  server.tell({ kind: 'order.moved', ...moved, by: 'Marcus Bell' });
  await waitFor(() => expect(server.received(findOrder)).toHaveLength(2));
  expect(printed).toHaveLength(1);
  const changed = { ...fresh, status: 'STORE_ACCEPTED', changes: 1 } as const;
  server.on(findTodaysOrders, { data: [old, { ...changed, items: [anItem()] }] });
  server.tell({ ...moved, kind: 'order.changed', by: 'Marcus Bell' });
  await waitFor(() => expect(printed).toHaveLength(2));
  expect(printed[1]).toMatch(/^CHANGED.*KM-2.*NOW 1 × soup\s*was 2/);
});

test('there is one button to add a printer, with or without printers', async () => {
  const server = withPrinters();
  renderScreen(server, address);
  await screen.findByText('No printers yet');
  expect(screen.getAllByRole('button', { name: 'Add printer' })).toHaveLength(1);
  cleanup();
  server.on(findPrinters, { data: { printers: [aPrinter()] } });
  renderScreen(server, address);
  await screen.findByRole('list', { name: 'Printers' });
  expect(screen.getAllByRole('button', { name: 'Add printer' })).toHaveLength(1);
});

test.each([
  [
    'staff test printers and change none',
    { role: 'staff' },
    [aPrinter()],
    ['Add printer', 'Actions for Kitchen'],
  ],
  [
    'somebody who only views the store does neither',
    viewed,
    [aPrinter()],
    ['Add printer', 'Print test page: Kitchen', 'Actions for Kitchen'],
  ],
  ['staff of a store without printers add none', { role: 'staff' }, [], ['Add printer']],
] as const)('%s', async (_what, other, printers, kept) => {
  const show = async (store: Partial<Business>) => {
    renderScreen(withPrinters(...printers).on(findBusinesses, oneStore(store)), address);
    if (printers.length > 0) await rowOf('Kitchen');
    else await screen.findByText('No printers yet');
    return screen.getByRole('main');
  };
  expect(await offersKeptFrom(other, show)).toEqual(expect.arrayContaining([...kept]));
});
