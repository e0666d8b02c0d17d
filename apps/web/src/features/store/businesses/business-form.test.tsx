import { businessFormCases } from '@counter/contract/cases';
import { findBusinesses, registerBusiness } from '@counter/contract/store';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refusal } from '@counter/contract/testing';
import { currentAddress, renderScreen } from '../../../testing/render-screen.tsx';
import { aBusiness, openStore } from '../../../testing/store.ts';
import { fillForm } from '../../../testing/walk-cases.ts';
import { businessLabels } from './business-fixture.ts';

const list = '/dashboard/my-business';
const address = `${list}?add=true`;
const added = aBusiness({ id: 9, name: 'Tea Room', branchName: 'Quay', storeApproved: false });

const field = (name: string) => screen.findByLabelText(new RegExp(`^${name}`));
const press = (name: string) => screen.getByRole('button', { name });

/** Fills in the form; the address has to be accepted first. */
async function fillIn(values: Readonly<Record<string, string | boolean>> = {}): Promise<void> {
  await field('Business Name');
  fillForm(screen.getByRole('main'), businessLabels, { ...businessFormCases.filled, ...values });
}

test('the form replaces the list, and leaving it with changes asks first', async () => {
  const user = renderScreen(openStore(), list);
  await user.click(await screen.findByRole('link', { name: 'Add New Business' }));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Add New Business' });
  await waitFor(() => expect(heading).toHaveFocus());
  expect(screen.queryByRole('heading', { name: 'Cedar Kitchen' })).toBeNull();

  await user.type(await field('Business Name'), 'Half a name');
  const leave = async () => {
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    return screen.findByRole('dialog', { name: 'Leave without saving?' });
  };
  const question = await leave();
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
  expect(await field('Business Name')).toHaveValue('Half a name');
  await user.click(within(await leave()).getByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(currentAddress()).toBe(list));
  const title = await screen.findByRole('heading', { level: 1, name: 'My Business' });
  await waitFor(() => expect(title).toHaveFocus());
});

test('an empty form marks all missing fields and focuses the first', async () => {
  const server = openStore();
  const user = renderScreen(server, address);
  const name = await field('Business Name');
  await user.click(press('Add business'));
  for (const missing of ['Name', 'Branch', 'Address', 'Profile Name', 'Terms'])
    expect(await screen.findByText(`Your Business ${missing}`)).toBeVisible();
  await waitFor(() => expect(name).toHaveFocus());
  expect(server.received(registerBusiness)).toEqual([]);
});

test('an email address can be typed and sent only if emails are accepted', async () => {
  const server = openStore().on(registerBusiness, { data: added, message: 'Added.' });
  const user = renderScreen(server, address);
  const email = await field('Email');
  expect(email).toBeDisabled();
  await user.click(await field('Accept email'));
  expect(email).toBeEnabled();
  await user.type(email, 'not an address');
  await user.tab();
  await waitFor(() =>
    expect(email).toHaveAccessibleDescription('Email must be a valid email address'),
  );
  await user.click(await field('Accept email'));
  expect(email).toBeDisabled();
  await fillIn({ acceptEmail: false });
  await user.click(press('Add business'));
  await waitFor(() => expect(server.received(registerBusiness)).toHaveLength(1));
  expect(server.received(registerBusiness)[0]?.body).toMatchObject({
    email: '',
    acceptEmail: false,
  });
});

test('contact and terms are kept for the next business, unless the person opts out', async () => {
  const server = openStore().on(registerBusiness, { data: added, message: 'Added.' });
  const user = renderScreen(server, address);
  const add = async (remember: boolean) => {
    await fillIn({ acceptEmail: true, email: 'tea@fern.test', remember });
    await user.click(press('Add business'));
    await waitFor(() => expect(currentAddress()).toBe(list));
    await user.click(await screen.findByRole('link', { name: 'Add New Business' }));
  };
  await add(true);
  expect(await field('Email')).toHaveValue('tea@fern.test');
  expect(await field('Phone Number')).toHaveValue('12125550142');
  expect(await field('WhatsApp Number')).toHaveValue('12125550143');
  expect(await field('Business Terms')).toHaveValue('No returns of fresh bread.');
  expect(await field('Business Name')).toHaveValue('');
  await add(false);
  expect(await field('Phone Number')).toHaveValue('');
});

test("the server's errors show at their fields", async () => {
  const errors = [{ path: 'businessAddress', message: 'Too Long!' }];
  const server = openStore().on(
    registerBusiness,
    new Refusal(422, 'INVALID_FIELDS', 'Too Long!', errors),
  );
  const user = renderScreen(server, address);
  await fillIn();
  await user.click(press('Add business'));
  const told = await field('Business Address');
  await waitFor(() => expect(told).toHaveAccessibleDescription(/Too Long!/));
  expect(told).toHaveFocus();
});

test('a lost response keeps everything, and sending again reuses the key', async () => {
  const sentence = 'The database cannot be reached right now.';
  const server = openStore().on(registerBusiness, new Refusal(503, 'UNAVAILABLE', sentence));
  const user = renderScreen(server, address);
  await fillIn({ businessname: 'Once Only' });
  await user.click(press('Add business'));
  expect((await screen.findByText(sentence, { exact: false })).textContent).toContain(
    'Your changes are still here.',
  );
  expect(await field('Business Name')).toHaveValue('Once Only');
  server
    .on(registerBusiness, { data: added, message: 'Added.' })
    .on(findBusinesses, { data: [aBusiness(), added], message: '', newSignIns: [] });
  await user.click(press('Add business'));
  expect(await screen.findByRole('heading', { name: 'Tea Room' })).toBeVisible();
  expect(screen.getByText(/^Added Tea Room, .*\. It's waiting for approval\.$/)).toBeVisible();
  const [lost, again, ...more] = server.received(registerBusiness);
  expect(lost?.headers.get('idempotency-key')).toMatch(/./);
  expect(again?.headers.get('idempotency-key')).toBe(lost?.headers.get('idempotency-key'));
  expect(again?.body).toEqual(lost?.body);
  expect(more).toEqual([]);
});
