import { findBusinesses, type Business } from '@counter/contract/store';
import {
  exportShifts,
  findClock,
  findEmployees,
  findShifts,
  punchClock,
  saveShift,
  type ClockPerson,
  type Shift,
} from '@counter/contract/people';
import { Refusal } from '@counter/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keepDownloads } from '../../../testing/downloads.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { phone } from '../../../testing/stub-browser.ts';
import { oneStore, openStore } from '../../../testing/store.ts';
import { cellsOf, findCards } from '../../../testing/tables.ts';
import { offersKeptFrom } from '../../../testing/offers.ts';

const business = '/dashboard/business/cedar-kitchen';
const hours = `${business}/clock?view=hours&from=2026-11-18&to=2026-11-20`;

const nora: ClockPerson = {
  employeeId: 4,
  name: 'Nora Lind',
  state: 'OUT',
  since: null,
  hasPin: true,
  planned: [],
};
const adam: ClockPerson = {
  ...nora,
  employeeId: 5,
  name: 'Adam Reed',
  state: 'BREAK',
  since: '2026-11-20T16:00:00Z',
};

test('an employee clocks in with a PIN and can correct a wrong one', async () => {
  const people = [adam, nora, { ...nora, employeeId: 6, name: 'Zoe Moss', hasPin: false }];
  const server = openStore().on(findClock, { data: people });
  const user = renderScreen(server, `${business}/clock`);
  const list = await screen.findByRole('list', { name: 'Employees' });
  expect(screen.getByText(/^It's \d\d:\d\d\.$/)).toBeVisible();
  const items = within(list).getAllByRole('listitem');
  expect(items.map((item) => within(item).queryAllByRole('button').length)).toEqual([2, 1, 0]);
  expect(items[2]).toHaveTextContent('No PIN yet');
  await user.click(within(list).getByRole('button', { name: 'Clock in: Nora Lind' }));
  const dialog = await screen.findByRole('dialog', { name: 'Clock in: Nora Lind' });
  const send = within(dialog).getByRole('button', { name: 'Clock in' });
  await user.type(within(dialog).getByLabelText('PIN'), '12');
  await user.click(send);
  expect(await within(dialog).findByText('A PIN has 4 to 6 digits')).toBeVisible();
  const message = 'Wrong PIN. Try again.';
  server.on(punchClock, new Refusal(422, 'INVALID_FIELDS', message, [{ path: 'pin', message }]));
  await user.type(within(dialog).getByLabelText('PIN'), '34');
  await user.click(send);
  expect(await within(dialog).findByText(message)).toBeVisible();
  expect(within(dialog).getByLabelText('PIN')).toHaveValue('');
  server.on(punchClock, { data: { ...nora, state: 'IN', since: '2026-11-20T16:30:00Z' } });
  await user.type(within(dialog).getByLabelText('PIN'), '4821');
  await user.click(send);
  expect(await screen.findByText('Nora Lind: working')).toBeVisible();
  expect(server.received(punchClock).at(-1)?.body).toEqual({
    storeId: 3,
    employeeId: 4,
    pin: '4821',
    action: 'IN',
  });
});

const shift: Shift = {
  id: 9,
  employeeId: 4,
  name: 'Nora Lind',
  day: '2026-11-19',
  startedAt: '2026-11-19T14:00:00Z',
  endedAt: '2026-11-19T22:30:00Z',
  breaks: [{ start: '2026-11-19T17:00:00Z', end: '2026-11-19T17:30:00Z' }],
  breakMinutes: 30,
  minutes: 480,
  tips: 12_00,
  reason: '',
  changedBy: 'Nora Lind',
  olVersion: 2,
};

test('hours are summed by employee and day, and downloaded for payroll', async () => {
  const downloads = keepDownloads();
  const server = openStore()
    .on(findShifts, { data: { currency: 'USD', shifts: [shift], unsharedTips: 5_00, planned: [] } })
    .on(exportShifts, 'Name\r\n');
  const user = renderScreen(server, hours);
  const table = await screen.findByRole('table', { name: 'By employee' });
  expect(cellsOf(table)).toEqual([
    ['Employee', 'Wed 18 Nov', 'Thu 19 Nov', 'Fri 20 Nov', 'Total', 'Tips'],
    ['Nora Lind', '', '8:00', '', '8:00', '$ 12.00'],
    ['Total', '0:00', '8:00', '0:00', '8:00', '$ 12.00'],
  ]);
  expect(screen.getByText(/^\$\s5.00 in tips came in on days/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  await waitFor(() => expect(downloads).toHaveLength(1));
  expect(server.received(exportShifts)[0]?.body).toEqual({
    storeId: 3,
    from: '2026-11-18',
    to: '2026-11-20',
  });
});

test('on a phone a card says since when somebody works, or when the shift ended', async () => {
  const open = { ...shift, id: 10, name: 'Adam Reed', endedAt: null };
  const shifts = { currency: 'USD', shifts: [open, shift], unsharedTips: 0, planned: [] };
  renderScreen(openStore().on(findShifts, { data: shifts }), hours, phone);
  const [over, working] = await findCards('Shifts');
  expect(over).toHaveTextContent('Thu 19 Nov · 09:00 – 17:30');
  expect(working).toHaveTextContent('Adam ReedStill workingThu 19 Nov · since 09:00');
});

test("correcting a shift uses the store's time zone and requires a reason", async () => {
  const server = openStore()
    .on(findShifts, { data: { currency: 'USD', shifts: [shift], unsharedTips: 0, planned: [] } })
    .on(findEmployees, { data: [] })
    .on(saveShift, new Refusal(409, 'CONFLICT', 'It overlaps another shift.'));
  const user = renderScreen(server, hours);
  await user.click(await screen.findByRole('button', { name: 'Correct Nora Lind, Thu 19 Nov' }));
  const dialog = await screen.findByRole('dialog', { name: 'Correct shift' });
  const out = within(dialog).getByLabelText(/^Out/);
  expect(within(dialog).getByLabelText(/^In/)).toHaveValue('09:00');
  await user.clear(out);
  await user.type(out, '18:00');
  await user.click(within(dialog).getByRole('button', { name: 'Remove break' }));
  await user.click(within(dialog).getByRole('button', { name: 'Save shift' }));
  const reason = within(dialog).getByLabelText(/^Reason/);
  await waitFor(() => expect(reason).toHaveAccessibleDescription('Enter a reason'));
  await user.type(reason, 'Stayed longer');
  await user.click(within(dialog).getByRole('button', { name: 'Save shift' }));
  expect(await within(dialog).findByText('It overlaps another shift.')).toBeVisible();
  server.on(saveShift, { data: 9, message: '' });
  await user.click(within(dialog).getByRole('button', { name: 'Save shift' }));
  expect(await screen.findByText('Shift saved.')).toBeVisible();
  expect(server.received(saveShift)[0]?.body).toMatchObject({
    id: 9,
    olVersion: 2,
    employeeId: 4,
    day: '2026-11-19',
    start: '09:00',
    end: '18:00',
    breaks: [],
    reason: 'Stayed longer',
  });
});

test('a new shift asks for its employee', async () => {
  const server = openStore()
    .on(findShifts, { data: { currency: 'USD', shifts: [], unsharedTips: 0, planned: [] } })
    .on(findEmployees, { data: [] });
  const user = renderScreen(server, hours);
  await user.click(await screen.findByRole('button', { name: 'Add shift' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add shift' });
  await user.click(within(dialog).getByRole('button', { name: 'Save shift' }));
  const employee = within(dialog).getByLabelText(/^Employee/);
  await waitFor(() => expect(employee).toHaveAccessibleDescription('Choose an employee'));
});

test("staff can't open the hours worked, and an empty clock says who adds employees", async () => {
  const server = openStore()
    .on(findBusinesses, oneStore({ role: 'staff' }))
    .on(findClock, { data: [] });
  renderScreen(server, hours);
  await screen.findByText('No employee found');
  expect(screen.getByText(/^Owners and managers add employees/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Add employee' })).toBeNull();
  expect(server.received(findShifts)).toEqual([]);
});

test("an accountant reads the hours worked and can't change them", async () => {
  const show = async (store: Partial<Business>) => {
    const data = { currency: 'USD', shifts: [shift], unsharedTips: 0, planned: [] };
    renderScreen(openStore().on(findBusinesses, oneStore(store)).on(findShifts, { data }), hours);
    await screen.findByRole('table', { name: 'By employee' });
    return screen.getByRole('main');
  };
  expect(await offersKeptFrom({ role: 'accountant' }, show)).toEqual([
    'Add shift',
    'Correct Nora Lind, Thu 19 Nov',
    'Time clock',
  ]);
});
