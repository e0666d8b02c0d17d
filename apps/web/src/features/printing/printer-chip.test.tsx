import { findRiders } from '@counter/contract/people';
import { findPrinters, type Printer } from '@counter/contract/printing';
import { findStoreStatus } from '@counter/contract/store';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { openStatus, openStore } from '../../testing/store.ts';
import { aPrinter } from '../../testing/printer-fixture.ts';

const address = '/dashboard/business/cedar-kitchen/rider';

/** Opens a screen, and moves over it. */
async function show(...printers: Printer[]) {
  const server = openStore().on(findRiders, { data: [] }).on(findPrinters, { data: { printers } });
  const user = renderScreen(server, address);
  await screen.findByRole('heading', { name: 'Riders', level: 1 });
  await user.pointer({ target: document.body });
  return { server, user };
}

const chip = () => screen.findByRole('link', { name: /^Kitchen printer/ });

test('a printer without paper shows on every screen, with its queue and a link', async () => {
  const { server, user } = await show(aPrinter({ condition: 'OUT_OF_PAPER', waiting: 3 }));
  const link = await chip();
  expect(link).toHaveAccessibleName('Kitchen printer out of paper · 3 tickets waiting');
  server.on(findPrinters, { data: { printers: [aPrinter()] } });
  server.tell({ kind: 'printing.changed' });
  await waitFor(() => expect(link).not.toBeInTheDocument());
  server.on(findPrinters, { data: { printers: [aPrinter({ condition: 'COVER_OPEN' })] } });
  server.tell({ kind: 'printing.changed' });
  await user.click(await chip());
  expect(await screen.findByRole('heading', { name: 'Printers', level: 1 })).toBeVisible();
});

test('a printer that goes silent is noticed without an event', async () => {
  const { server } = await show(aPrinter());
  await waitFor(() => expect(server.received(findPrinters)).not.toEqual([]));
  server.on(findPrinters, { data: { printers: [aPrinter({ condition: 'SILENT' })] } });
  act(() => void vi.advanceTimersByTime(30_000));
  expect(await chip()).toHaveAccessibleName('Kitchen printer not reachable');
  server.on(findStoreStatus, { data: { ...openStatus, state: 'OUT_OF_HOURS' } });
  server.tell({ kind: 'store.status', storeOnline: true });
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Kitchen/ })).toBeNull());
});
