import { findEmployees, saveEmployee } from '@counter/contract/people';
import { Refusal } from '@counter/contract/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anEmployee } from '../../../testing/people.ts';
import { currentAddress, renderScreen } from '../../../testing/render-screen.tsx';
import { openStore } from '../../../testing/store.ts';

const list = '/dashboard/business/cedar-kitchen/employee';

const people = () =>
  openStore().on(findEmployees, {
    data: [anEmployee(), anEmployee({ id: 2, firstName: 'Bo', olVersion: 6 })],
  });

const field = (name: RegExp) => screen.findByLabelText(name);
const press = (name: string) => screen.getByRole('button', { name });

test('an employee is saved once, with their version, and the list opens', async () => {
  const answer = Promise.withResolvers<{ data: number; message: string }>();
  const server = people().on(saveEmployee, () => answer.promise);
  const user = renderScreen(server, `${list}/form?id=2`);
  const name = await field(/^First Name/);
  expect(name).toHaveValue('Bo');
  await user.type(name, 'b');
  await user.click(press('Save changes'));
  await user.click(press('Save changes'));
  answer.resolve({ data: 2, message: 'Bob Lind was saved' });
  await screen.findByText('Bob Lind was saved');
  await waitFor(() => expect(currentAddress()).toBe(list));
  const [sent, ...more] = server.received(saveEmployee);
  expect(sent?.body).toMatchObject({ storeId: 3, id: 2, olVersion: 6, firstName: 'Bob' });
  expect(more).toEqual([]);
});

test("an employee that somebody removed meanwhile can't be overwritten", async () => {
  const changed = new Refusal(409, 'CHANGED_MEANWHILE', 'Marcus Bell changed it.');
  const server = people().on(saveEmployee, changed);
  const user = renderScreen(server, `${list}/form?id=2`);
  await user.type(await field(/^First Name/), 'b');
  server.on(findEmployees, { data: [anEmployee()] });
  await user.click(press('Save changes'));
  await screen.findByText(/Someone just removed this employee\./);
  expect(await field(/^First Name/)).toHaveValue('Bob');
});

test('the slower editor can overwrite the faster one', async () => {
  const changed = new Refusal(409, 'CHANGED_MEANWHILE', 'Marcus Bell changed it.');
  const server = people().on(saveEmployee, changed);
  const user = renderScreen(server, `${list}/form?id=2`);
  await user.type(await field(/^First Name/), 'b');
  server.on(findEmployees, { data: [anEmployee(), anEmployee({ id: 2, olVersion: 9 })] });
  await user.click(press('Save changes'));
  await screen.findByText(/Marcus Bell changed it\./);
  server.on(saveEmployee, { data: 2, message: 'Bob Lind was saved' });
  await user.click(press('Save changes'));
  await screen.findByText('Bob Lind was saved');
  expect(server.received(saveEmployee).at(-1)?.body.olVersion).toBe(9);
});

test('the form of an unknown employee says so', async () => {
  renderScreen(people(), `${list}/form?id=77`);
  await screen.findByText("We couldn't find this employee");
  expect(screen.queryByRole('form')).toBeNull();
});

test('an employee that failed to load can be retried', async () => {
  const server = people().on(findEmployees, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  const user = renderScreen(server, `${list}/form?id=2`);
  await screen.findByText("We couldn't load this employee");
  server.on(findEmployees, { data: [anEmployee({ id: 2, firstName: 'Bo' })] });
  await user.click(press('Try again'));
  expect(await field(/^First Name/)).toHaveValue('Bo');
});

test('a new employee starts from a blank form, and saving opens the list', async () => {
  const server = people().on(saveEmployee, { data: 3, message: 'Employee added.' });
  const user = renderScreen(server, `${list}/form`);
  for (const [label, value] of [
    ['First Name', 'Nora'],
    ['Last Name', 'Lind'],
    ['Mobile #', '+1 212 555 0142'],
    ['CNIC #', '42101-1234567-8'],
    ['Address', '12 Mill Lane'],
    ['Designation', 'Baker'],
    ['Salary', '2,800'],
  ] as const) {
    const input = await field(new RegExp(`^${label}`));
    expect(input).toHaveValue('');
    fireEvent.change(input, { target: { value } });
    fireEvent.blur(input);
  }
  await user.click(press('Add employee'));
  await screen.findByText('Employee added.');
  await waitFor(() => expect(currentAddress()).toBe(list));
  expect(server.received(saveEmployee)[0]?.body).toMatchObject({
    storeId: 3,
    id: 0,
    firstName: 'Nora',
    lastName: 'Lind',
    designation: 'Baker',
    salary: 280_000,
  });
});
