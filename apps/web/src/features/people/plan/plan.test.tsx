import {
  copyPlannedWeek,
  findClock,
  findPlan,
  findShifts,
  removePlannedShifts,
  restorePlannedShifts,
  savePlannedShift,
} from '@counter/contract/people';
import { findBusinesses } from '@counter/contract/store';
import { Refusal } from '@counter/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPlannedShift } from '../../../testing/people.ts';
import { currentAddress, renderScreen } from '../../../testing/render-screen.tsx';
import { aBusiness, openStore } from '../../../testing/store.ts';
import { desktop, phone } from '../../../testing/stub-browser.ts';
import { cellsOf } from '../../../testing/tables.ts';

const address = '/dashboard/business/cedar-kitchen/clock?view=plan';
const people = [
  { employeeId: 5, name: 'Adam Reed' },
  { employeeId: 4, name: 'Nora Lind' },
];
const friday = aPlannedShift({ note: 'Inventory' });
const night = aPlannedShift({
  id: 12,
  employeeId: 5,
  name: 'Adam Reed',
  day: '2026-11-22',
  start: '18:00',
  end: '02:00',
  startsAt: '2026-11-22T23:00:00Z',
  endsAt: '2026-11-23T07:00:00Z',
});
const open = (shifts = [friday, night]) => openStore().on(findPlan, { data: { people, shifts } });
const openAs = (role: 'staff' | 'accountant', shifts = [friday, night]) =>
  open(shifts).on(findBusinesses, {
    data: [aBusiness({ role })],
    message: '',
    newSignIns: [],
  });

test('a week shows the shifts and planned hours of each employee and day', async () => {
  renderScreen(open(), address);
  const table = await screen.findByRole('table', { name: 'Planned shifts' });
  expect(cellsOf(table)).toEqual([
    [
      'Employee',
      'Mon 16 Nov',
      'Tue 17 Nov',
      'Wed 18 Nov',
      'Thu 19 Nov',
      'Fri 20 Nov',
      'Sat 21 Nov',
      'Sun 22 Nov',
      'Total',
    ],
    ['Adam Reed', '', '', '', '', '', '', '18:00–02:00', '8:00'],
    ['Nora Lind', '', '', '', '', '09:00–17:00 Inventory', '', '', '8:00'],
    ['Total', '', '', '', '', '8:00', '', '8:00', '16:00'],
  ]);
  expect(screen.getByRole('heading', { name: '16 Nov – 22 Nov 2026' })).toBeVisible();
});

test.each([desktop, phone])('hours beyond 40 in a week are pointed out', async (shownOn) => {
  const days = ['16', '17', '18', '19', '20', '21'].map((day, index) =>
    aPlannedShift({ id: 20 + index, day: `2026-11-${day}`, minutes: index === 0 ? 570 : 480 }),
  );
  renderScreen(open([...days, night]), address, shownOn);
  expect(await screen.findByText('9:30 over 40 hours')).toBeVisible();
  expect(screen.getAllByText(/over 40 hours/)).toHaveLength(1);
  expect(screen.getByText('+9:30')).toBeVisible();
});

test('pressing a day adds a shift with the usual times, and overlaps are refused in words', async () => {
  const message = 'Adam Reed already has a planned shift on 22 Nov, 18:00 to 02:00.';
  const server = open().on(
    savePlannedShift,
    new Refusal(422, 'INVALID_FIELDS', message, [{ path: 'start', message }]),
  );
  const user = renderScreen(server, address);
  await user.click(await screen.findByRole('button', { name: 'Add shift: Adam Reed, Sun 22 Nov' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add shift' });
  expect(within(dialog).getByLabelText(/^Employee/)).toHaveDisplayValue('Adam Reed');
  expect(within(dialog).getByLabelText(/^Start/)).toHaveValue('18:00');
  expect(within(dialog).getByText('On the next day.')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Save shift' }));
  await waitFor(() =>
    expect(within(dialog).getByLabelText(/^Start/)).toHaveAccessibleDescription(message),
  );
  server.on(savePlannedShift, { data: 13, message: '' });
  const [start, end] = [/^Start/, /^End/].map((label) => within(dialog).getByLabelText(label));
  if (!start || !end) throw new Error('The form has no times');
  await user.clear(start);
  await user.type(start, '09:00');
  await user.clear(end);
  await user.type(end, '13:00');
  await user.type(within(dialog).getByLabelText(/^Note/), 'Brunch');
  await user.click(within(dialog).getByRole('button', { name: 'Save shift' }));
  expect(await screen.findByText('Shift of Adam Reed on Sun 22 Nov saved.')).toBeVisible();
  expect(server.received(savePlannedShift).at(-1)?.body).toEqual({
    storeId: 3,
    id: 0,
    employeeId: 5,
    day: '2026-11-22',
    start: '09:00',
    end: '13:00',
    note: 'Brunch',
  });
});

test('a shift that somebody else changed first can be taken over', async () => {
  const reason = 'Sofia changed the shift of "Nora Lind" at 12:00, after you opened it.';
  const server = open().on(savePlannedShift, new Refusal(409, 'CHANGED_MEANWHILE', reason));
  const user = renderScreen(server, address);
  const name = '09:00–17:00 Inventory, Nora Lind, Fri 20 Nov';
  await user.click(await screen.findByRole('button', { name }));
  const dialog = await screen.findByRole('dialog', { name: 'Change shift' });
  const end = within(dialog).getByLabelText(/^End/);
  await user.clear(end);
  await user.type(end, '16:00');
  server.on(findPlan, {
    data: { people, shifts: [{ ...friday, end: '15:00', olVersion: 2 }, night] },
  });
  await user.click(within(dialog).getByRole('button', { name: 'Save shift' }));
  await user.click(await within(dialog).findByRole('button', { name: 'Take theirs' }));
  expect(within(dialog).getByLabelText(/^End/)).toHaveValue('15:00');
  server.on(savePlannedShift, { data: 11, message: '' });
  await user.click(within(dialog).getByRole('button', { name: 'Save shift' }));
  await waitFor(() =>
    expect(server.received(savePlannedShift).at(-1)?.body).toMatchObject({
      id: 11,
      olVersion: 2,
      end: '15:00',
    }),
  );
});

test('a removed shift can be brought back', async () => {
  const server = open()
    .on(removePlannedShifts, { data: [11] })
    .on(restorePlannedShifts, { data: [11] });
  const user = renderScreen(server, address);
  await user.click(
    await screen.findByRole('button', { name: /Inventory, Nora Lind, Fri 20 Nov$/ }),
  );
  await user.click(await screen.findByRole('button', { name: 'Remove shift' }));
  expect(await screen.findByText('Shift of Nora Lind removed.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Shift of Nora Lind restored.')).toBeVisible();
  expect(server.received(restorePlannedShifts)[0]?.body).toEqual({ storeId: 3, ids: [11] });
});

test('an empty week takes the shifts of the week before, and can give them back', async () => {
  const server = open([])
    .on(copyPlannedWeek, { data: { ids: [21, 22], left: 1 } })
    .on(removePlannedShifts, { data: [21, 22] });
  const user = renderScreen(server, address);
  await user.click(await screen.findByRole('button', { name: 'Next week' }));
  await waitFor(() => expect(currentAddress()).toContain('from=2026-11-23'));
  await user.click(await screen.findByRole('button', { name: 'Copy last week' }));
  expect(await screen.findByText(/^2 shifts copied\. 1 left out/)).toBeVisible();
  expect(server.received(copyPlannedWeek)[0]?.body).toEqual({ storeId: 3, from: '2026-11-23' });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(server.received(removePlannedShifts)[0]?.body).toEqual({ storeId: 3, ids: [21, 22] }),
  );
  expect(await screen.findByText('2 shifts removed.')).toBeVisible();
});

test('a copy that adds nothing, or fails, says why', async () => {
  const server = open([]).on(copyPlannedWeek, { data: { ids: [], left: 2 } });
  const user = renderScreen(server, address);
  const copy = async () =>
    user.click(await screen.findByRole('button', { name: 'Copy last week' }));
  await copy();
  expect(await screen.findByText(/^No shift was copied/)).toBeVisible();
  server.on(copyPlannedWeek, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  await copy();
  expect(await screen.findByText("We couldn't copy last week. Not now.")).toBeVisible();
});

test('staff read the plan and change nothing', async () => {
  renderScreen(openAs('staff'), address);
  const table = await screen.findByRole('table', { name: 'Planned shifts' });
  expect(table).toHaveTextContent('09:00–17:00');
  expect(within(table).queryAllByRole('button')).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Add shift' })).toBeNull();
  const tabs = screen.getByRole('navigation', { name: 'Views of working hours' });
  expect(
    within(tabs)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Time clock', 'Planned shifts']);
});

test('an accountant sees that nothing is planned, and who plans', async () => {
  renderScreen(openAs('accountant', []), address);
  expect(await screen.findByText('No shifts planned this week')).toBeVisible();
  expect(screen.getByText('Owners and managers plan shifts.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Copy last week' })).toBeNull();
});

test('a store without employees is led to add them, and a failed week can be tried again', async () => {
  const server = openStore().on(findPlan, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  const user = renderScreen(server, address);
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.on(findPlan, { data: { people: [], shifts: [] } });
  await user.click(again);
  expect(await screen.findByText('No employee found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add employee' })).toBeVisible();
});

test('on a phone the week is a list by day', async () => {
  const user = renderScreen(open(), address, phone);
  const day = await screen.findByRole('region', { name: 'Fri 20 Nov' });
  expect(day).toHaveTextContent('Fri 20 Nov8:00Nora Lind 09:00–17:00 Inventory');
  expect(screen.getByRole('region', { name: 'Sat 21 Nov' })).toHaveTextContent('No shifts');
  const hours = screen.getByRole('list', { name: 'Planned hours by employee' });
  const lines = within(hours).getAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual(['Adam Reed8:00', 'Nora Lind8:00']);
  await user.click(within(day).getByRole('button', { name: 'Add shift: Fri 20 Nov' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add shift' });
  await user.click(within(dialog).getByRole('button', { name: 'Save shift' }));
  const employee = within(dialog).getByLabelText(/^Employee/);
  await waitFor(() => expect(employee).toHaveAccessibleDescription('Choose an employee'));
});

test('on a phone, only who has planned hours is listed with them', async () => {
  const off = { employeeId: 6, name: 'Zoe Ash' };
  const server = open().on(findPlan, {
    data: { people: [...people, off], shifts: [friday, night] },
  });
  renderScreen(server, address, phone);
  const hours = await screen.findByRole('list', { name: 'Planned hours by employee' });
  expect(hours).toHaveTextContent('Nora Lind');
  expect(hours).not.toHaveTextContent('Zoe Ash');
});

test('the time clock names who is planned and has not come', async () => {
  const shift = { start: '06:00', end: '14:00', startsAt: '2026-11-20T11:00:00Z' };
  const planned = [{ ...shift, endsAt: '2026-11-20T19:00:00Z' }];
  const nora = { employeeId: 4, name: 'Nora Lind', hasPin: true, planned } as const;
  const server = openStore().on(findClock, {
    data: [
      { ...nora, state: 'OUT', since: null },
      {
        ...nora,
        employeeId: 5,
        name: 'Adam Reed',
        state: 'IN',
        since: '2026-11-20T10:55:00Z',
      },
    ],
  });
  renderScreen(server, '/dashboard/business/cedar-kitchen/clock');
  expect(await screen.findByText('Not clocked in: Nora Lind (planned 06:00)')).toBeVisible();
  const items = within(screen.getByRole('list', { name: 'Employees' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent.includes('Planned 06:00–14:00'))).toEqual([
    true,
    true,
  ]);
  expect(items.map((item) => within(item).queryByText('Not clocked in') !== null)).toEqual([
    true,
    false,
  ]);
});

test('planned hours stand beside the hours worked', async () => {
  const planned = [{ employeeId: 4, name: 'Nora Lind', day: '2026-11-19', minutes: 450 }];
  const server = openStore().on(findShifts, {
    data: { currency: 'USD', shifts: [], unsharedTips: 0, planned },
  });
  renderScreen(
    server,
    '/dashboard/business/cedar-kitchen/clock?view=hours&from=2026-11-19&to=2026-11-20',
  );
  const table = await screen.findByRole('table', { name: 'By employee' });
  expect(cellsOf(table)).toEqual([
    ['Employee', 'Thu 19 Nov', 'Fri 20 Nov', 'Total', 'Planned', 'Tips'],
    ['Nora Lind', '', '', '0:00', '7:30', '$ 0.00'],
    ['Total', '0:00', '0:00', '0:00', '7:30', '$ 0.00'],
  ]);
});

test('staff of a store without employees see who plans', async () => {
  renderScreen(openAs('staff').on(findPlan, { data: { people: [], shifts: [] } }), address);
  expect(await screen.findByText('No employee found')).toBeVisible();
  expect(screen.getByText('Owners and managers plan shifts.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Add employee' })).toBeNull();
});
