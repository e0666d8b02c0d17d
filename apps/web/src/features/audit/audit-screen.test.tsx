import {
  exportAuditEntries,
  findAuditEntries,
  findAuditEntry,
  findAuditPeople,
  type AuditEntry,
} from '@counter/contract/audit';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal } from '@counter/contract/testing';
import { keepDownloads } from '../../testing/downloads.ts';
import { currentAddress, renderScreen } from '../../testing/render-screen.tsx';
import { openStore } from '../../testing/store.ts';
import { cellsOf } from '../../testing/tables.ts';
import { auditSearch } from './audit-search.ts';

const address = '/dashboard/settings/audit-log';

const entry: AuditEntry = {
  id: 90,
  at: '2026-11-20T11:30:00Z',
  by: 'Marcus Bell',
  did: 'changed the product Rye bread',
  group: 'menu',
};
const old: AuditEntry = { ...entry, id: 12, by: 'Ada Lind', did: 'did something', group: null };

function openLog(more = false) {
  return openStore()
    .on(findAuditPeople, { data: [{ person: 'user:8', name: 'Marcus Bell' }] })
    .on(findAuditEntries, { data: { content: [entry], more } });
}

test('lists who did what and when, and loads earlier entries on request', async () => {
  const server = openLog(true);
  const user = renderScreen(server, address);
  await screen.findByText('changed the product Rye bread');
  server.on(findAuditEntries, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  const earlier = screen.getByRole('button', { name: 'Load earlier entries' });
  await user.click(earlier);
  await screen.findByText("We couldn't load earlier entries. Not now.");
  server.on(findAuditEntries, { data: { content: [old], more: false } });
  await user.click(earlier);
  await screen.findByText('did something');
  expect(earlier).not.toBeInTheDocument();
  expect(cellsOf(screen.getByRole('table', { name: 'Audit log' }))).toEqual([
    ['Action', 'Kind', 'When'],
    ['Marcus Bell changed the product Rye bread', 'Menu and deals', 'Today 06:30'],
    ['Ada Lind did something', '', 'Today 06:30'],
  ]);
  const asked = server.received(findAuditEntries).map(({ body }) => body.after);
  expect(asked.slice(-2)).toEqual([90, 90]);
});

test('the URL keeps the filters, and the request uses them', async () => {
  const server = openLog();
  const user = renderScreen(server, `${address}?search=rye&from=2026-11-01&to=2026-11-19`);
  await screen.findByText('changed the product Rye bread');
  const kinds = screen.getByRole('combobox', { name: 'Kind' });
  expect(within(kinds).queryByRole('option', { name: 'Account' })).toBeNull();
  fireEvent.change(kinds, { target: { value: 'menu' } });
  const people = await screen.findByRole('combobox', { name: 'Person' });
  await within(people).findByRole('option', { name: 'Marcus Bell' });
  fireEvent.change(people, { target: { value: 'user:8' } });
  await waitFor(() =>
    expect(server.received(findAuditEntries).at(-1)?.body).toEqual({
      userId: 7,
      storeId: 3,
      search: 'rye',
      group: 'menu',
      person: 'user:8',
      startDate: '2026-11-01',
      endDate: '2026-11-19',
    }),
  );
  server.on(findAuditEntries, { data: { content: [], more: false } });
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search the audit log' }), {
    target: { value: 'zzz' },
  });
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await screen.findByText('No activity yet');
  expect(currentAddress()).toBe(address);
});

test('the file holds what the filters leave', async () => {
  const saved = keepDownloads();
  const server = openLog().on(exportAuditEntries, 'Who,What\r\n');
  const user = renderScreen(
    server,
    `${address}?search=rye&group=menu&person=user:8&from=2026-11-01&to=2026-11-19`,
  );
  await screen.findByText('changed the product Rye bread');
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(server.received(exportAuditEntries).map(({ body }) => body)).toEqual([
    {
      userId: 7,
      storeId: 3,
      search: 'rye',
      group: 'menu',
      person: 'user:8',
      startDate: '2026-11-01',
      endDate: '2026-11-19',
    },
  ]);
});

test('an entry expands to show before and after, and collapses again', async () => {
  const changes = [
    { field: 'Price', before: '$4.00', after: '$4.50' },
    { field: 'Note', before: null, after: 'Fresh' },
    { field: 'Picture', before: 'rye.jpg', after: null },
  ];
  const detail = { ...entry, action: 'product.update', changes };
  const server = openLog().on(findAuditEntry, { data: detail });
  const user = renderScreen(server, address);
  await user.click(await screen.findByRole('button', { name: /Rye bread/ }));
  const drawer = await screen.findByRole('dialog', {
    name: 'Marcus Bell changed the product Rye bread',
  });
  expect(cellsOf(within(drawer).getByRole('table', { name: 'Changes' }))).toEqual([
    ['Field', 'Before', 'After'],
    ['Price', '$4.00', '$4.50'],
    ['Note', '–', 'Fresh'],
    ['Picture', 'rye.jpg', '–'],
  ]);
  expect(drawer).toHaveTextContent(/06:30 · Menu and deals/);
  expect(currentAddress()).toBe(`${address}?open=90`);
  expect(server.received(findAuditEntry)[0]?.params).toEqual({ storeId: 3, entryId: 90 });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(drawer).not.toBeInTheDocument());
  expect(currentAddress()).toBe(address);
});

test('an entry without changes says so', async () => {
  const detail = { ...old, action: 'thing.do', changes: [] };
  renderScreen(openLog().on(findAuditEntry, { data: detail }), `${address}?open=12`);
  const drawer = await screen.findByRole('dialog', { name: 'Ada Lind did something' });
  expect(drawer).toHaveTextContent('No more details.');
  expect(drawer).not.toHaveTextContent('·');
});

test('omits invalid values from the URL', () => {
  const sound = {
    search: 'rye',
    person: 'integration:1',
    group: 'bank',
    from: '2026-01-31',
    to: '2026-02-01',
    open: 4,
  };
  expect(auditSearch(sound)).toEqual(sound);
  const wrong = { search: '', person: 'user:x', group: 'account', from: '2026-02-30', to: 1 };
  expect(Object.values(auditSearch({ ...wrong, open: -1 })).filter(Boolean)).toEqual([]);
});
