import {
  endEmployment,
  findEmployees,
  resumeEmployment,
  type Employee,
} from '@counter/contract/people';
import { findBusinesses, type Business } from '@counter/contract/store';
import { Refusal } from '@counter/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anEmployee } from '../../../testing/people.ts';
import { currentAddress, renderScreen } from '../../../testing/render-screen.tsx';
import { aBusiness, openStore } from '../../../testing/store.ts';
import { phone } from '../../../testing/stub-browser.ts';
import { cellsOf, findCards } from '../../../testing/tables.ts';

const list = '/dashboard/business/cedar-kitchen/employee';
const away = new Refusal(503, 'UNAVAILABLE', 'Not now.');

const employ = (employee: Employee, role: Business['role'] = 'owner') =>
  openStore()
    .on(findBusinesses, { data: [aBusiness({ role })], message: '', newSignIns: [] })
    .on(findEmployees, { data: [employee] });

/** Opens an employee, among the former ones too. */
async function openEmployee(employee: Employee, role?: Business['role']) {
  const server = employ(employee, role);
  const user = renderScreen(server, `${list}?show=all`);
  await user.click(await screen.findByRole('button', { name: /^Ada Lind/ }));
  const drawer = await screen.findByRole('dialog', { name: /^Ada Lind/ });
  return { server, user, drawer };
}

test('an employee shows all recorded details', async () => {
  const left = { endDate: '2026-10-31', endReason: 'Moved away', notes: 'Speaks Urdu' };
  const { user, drawer } = await openEmployee(anEmployee(left));
  const facts = [...drawer.querySelectorAll('dl > div')].map(({ textContent }) =>
    textContent.replaceAll(/\s/g, ' '),
  );
  expect(facts).toEqual([
    'Mobile #+1 (212) 555-0142',
    'Address12 Mill Lane',
    'CNIC #42101-1234567-8',
    'Salary$ 2,800.00 a month',
    'Joining date1 Feb 2024',
    'EmploymentLeft 31 Oct 2026',
    'Time clockNo PIN yet',
    'ReasonMoved away',
    'NotesSpeaks Urdu',
  ]);
  await user.click(within(drawer).getByRole('link', { name: 'Edit' }));
  await waitFor(() => expect(currentAddress()).toBe(`${list}/form?id=1`));
});

test('an employee is called and mailed with a press, and employment is named only once it ends', async () => {
  const { drawer } = await openEmployee(anEmployee({ email: 'ada@bakery.test' }));
  const facts = within(drawer);
  expect(facts.getByRole('link', { name: '+1 (212) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+12125550142',
  );
  expect(facts.getByRole('link', { name: 'ada@bakery.test' })).toHaveAttribute(
    'href',
    'mailto:ada@bakery.test',
  );
  expect(facts.getByText('Joining date')).toBeVisible();
  expect(facts.queryByText('Employment')).toBeNull();
});

test("an accountant can't edit employees or see private data", async () => {
  const { salary: _salary, address: _address, ...known } = anEmployee({ joiningDate: null });
  const { drawer } = await openEmployee(known, 'accountant');
  expect(cellsOf(screen.getByRole('table', { hidden: true }))[0]).toEqual([
    'Name',
    'Mobile #',
    'Designation',
  ]);
  expect(within(drawer).queryByRole('button', { name: /employment/ })).toBeNull();
  expect(within(drawer).queryByRole('link', { name: 'Edit' })).toBeNull();
  expect(drawer).not.toHaveTextContent('a month');
  expect(screen.queryByRole('link', { name: 'Add New Employee' })).toBeNull();
});

test('on a phone a card omits what the person may not see', async () => {
  const { salary: _salary, address: _address, ...known } = anEmployee();
  renderScreen(employ(known, 'accountant'), list, phone);
  const [card] = await findCards('All Employees');
  expect(card).toHaveTextContent(/^Ada LindBaker\+1 \(212\) 555-0142Since 1 Feb 2024$/);
});

test("on a phone a card shows an employee's pay and address", async () => {
  renderScreen(employ(anEmployee()), list, phone);
  const [card] = await findCards('All Employees');
  expect(card).toHaveTextContent('$ 2,800.00 a month');
  expect(card).toHaveTextContent(/12 Mill LaneSince 1 Feb 2024$/);
});

/** Asks to end an employment. */
async function openEnd() {
  const opened = await openEmployee(anEmployee());
  const { user, drawer } = opened;
  await user.click(within(drawer).getByRole('button', { name: 'End employment…' }));
  const dialog = await screen.findByRole('dialog', { name: "End Ada Lind's employment" });
  const send = within(dialog).getByRole('button', { name: 'End employment' });
  return { ...opened, dialog, day: within(dialog).getByLabelText(/^Last day/), send };
}

test('an employment ends today by default, and Undo reverts it', async () => {
  const { server, user, drawer, dialog, day, send } = await openEnd();
  expect(day).toHaveValue('20 Nov 2026');
  await user.type(within(dialog).getByLabelText(/^Reason/), 'Moved away');
  const ended = anEmployee({ endDate: '2026-11-20', endReason: 'Moved away' });
  server.on(endEmployment, () => {
    server.on(findEmployees, { data: [ended] });
    return { data: ended };
  });
  await user.click(send);
  await screen.findByText('Ada Lind is employed until 20 Nov 2026');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(server.received(endEmployment)[0]?.body).toEqual({
    storeId: 3,
    id: 1,
    endDate: '2026-11-20',
    reason: 'Moved away',
  });
  await waitFor(() => expect(drawer).toHaveTextContent('Until 20 Nov 2026'));

  server.on(resumeEmployment, () => {
    server.on(findEmployees, { data: [anEmployee()] });
    return { data: anEmployee() };
  });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Ada Lind is employed again');
  expect(server.received(resumeEmployment)[0]?.body).toEqual({ storeId: 3, id: 1 });
  expect(await within(drawer).findByRole('button', { name: 'End employment…' })).toBeVisible();
});

test("an employment requires a last day that isn't before its start", async () => {
  const { server, user, day, send } = await openEnd();
  await user.clear(day);
  await user.click(send);
  await waitFor(() => expect(day).toBeInvalid());
  const required = document.getElementById(day.getAttribute('aria-describedby') ?? '');
  expect(required).not.toHaveTextContent(/before/);
  await user.type(day, '31 Jan 2024');
  await user.click(send);
  await waitFor(() => expect(day).toHaveAccessibleDescription(/joining date/i));
  expect(server.received(endEmployment)).toEqual([]);
});

test("the dialog shows the server's refusal to end an employment", async () => {
  const { server, user, dialog, send } = await openEnd();
  server.on(endEmployment, away);
  await user.click(send);
  await within(dialog).findByText('Not now.');
  await user.click(within(dialog).getByRole('button', { name: 'Go back' }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

test('an end that failed to be undone says so and can be retried', async () => {
  const { server, user, drawer } = await openEmployee(anEmployee({ endDate: '2026-10-31' }));
  server.on(resumeEmployment, away);
  await user.click(within(drawer).getByRole('button', { name: 'Undo end of employment' }));
  await screen.findByText("We couldn't undo the end of Ada Lind's employment. Not now.");
  server.on(resumeEmployment, { data: anEmployee() });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Ada Lind is employed again')).toBeInTheDocument();
});
