import { exportEmployees, findEmployees } from '@counter/contract/people';
import { findBusinesses } from '@counter/contract/store';
import { findStoreOwners } from '@counter/contract/team';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepDownloads } from '../../../testing/downloads.ts';
import { anEmployee } from '../../../testing/people.ts';
import { currentAddress, renderScreen } from '../../../testing/render-screen.tsx';
import { aBusiness, openStore } from '../../../testing/store.ts';

const list = '/dashboard/business/cedar-kitchen/employee';

const working = ['Ada', 'Bo', 'Cem', 'Dora', 'Eva', 'Finn'].map((firstName, at) =>
  anEmployee({ id: at + 1, firstName }),
);

const people = () => openStore().on(findEmployees, { data: [...working, former] });
const former = anEmployee({ id: 9, firstName: 'Ruth', endDate: '2026-10-31' });

const named = (firstName: string) =>
  screen.queryByRole('button', { name: new RegExp(`^${firstName} Lind`) });

test("the URL keeps the employees' page and filters", async () => {
  const user = renderScreen(people(), list);
  await screen.findByRole('button', { name: /^Ada Lind/ });
  expect(named('Finn')).toBeNull();
  fireEvent.change(screen.getByRole('combobox', { name: 'Rows per page' }), {
    target: { value: '25' },
  });
  await screen.findByRole('button', { name: /^Finn Lind/ });
  expect(currentAddress()).toBe(`${list}?size=25`);
  expect(named('Ruth')).toBeNull();
  fireEvent.change(screen.getByRole('combobox', { name: 'Employment' }), {
    target: { value: 'former' },
  });
  await screen.findByRole('button', { name: /^Ruth Lind/ });
  expect(named('Finn')).toBeNull();
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search employees' }), {
    target: { value: 'zzzz' },
  });
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await screen.findByRole('button', { name: /^Ada Lind/ });
  await waitFor(() => expect(currentAddress()).not.toContain('search'));
});

test("staff can't see employees", async () => {
  const staff = aBusiness({ role: 'staff' });
  const server = people()
    .on(findBusinesses, { data: [staff], message: '', newSignIns: [] })
    .on(findStoreOwners, { data: [{ fullName: 'Sofia Reyes' }] });
  renderScreen(server, list);
  await screen.findByText("You don't have access to this page");
  expect(server.received(findEmployees)).toEqual([]);
});

test.each([
  ['page=9', 'Finn'],
  ['page=9&size=10', 'Ada'],
  ['page=2&size=7', 'Finn'],
])('a URL with %s shows the last existing page, in a valid size', async (search, name) => {
  renderScreen(people(), `${list}?${search}`);
  await screen.findByRole('button', { name: new RegExp(`^${name} Lind`) });
  const size = search.includes('size=10') ? '10' : '5';
  expect(screen.getByRole('combobox', { name: 'Rows per page' })).toHaveValue(size);
});

test('an empty list of former employees says so', async () => {
  const server = people().on(findEmployees, { data: working });
  renderScreen(server, `${list}?show=former`);
  expect(await screen.findByText('"former employees"')).toBeVisible();
});

test('a search finds an employee, and the list and its file show only them', async () => {
  const files = keepDownloads();
  const server = people().on(exportEmployees, 'First name\r\nBo\r\n');
  const user = renderScreen(server, list);
  await screen.findByRole('button', { name: /^Ada Lind/ });
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search employees' }), {
    target: { value: 'bo' },
  });
  await waitFor(() => expect(named('Ada')).toBeNull());
  expect(named('Bo')).toBeVisible();
  await waitFor(() => expect(currentAddress()).toBe(`${list}?search=bo`));
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(server.received(exportEmployees)[0]?.body).toMatchObject({ storeId: 3, search: 'bo' });
});
