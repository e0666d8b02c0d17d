import {
  findPromo,
  findPromos,
  removePromo,
  restorePromo,
  savePromo,
  type Promo,
} from '@counter/contract/promotions';
import { findBusinesses, type Business } from '@counter/contract/store';
import { Refusal } from '@counter/contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentAddress, renderScreen } from '../../testing/render-screen.tsx';
import { phone } from '../../testing/stub-browser.ts';
import { aBusiness, oneStore, openStore } from '../../testing/store.ts';
import { cellsOf } from '../../testing/tables.ts';
import { offersKeptFrom } from '../../testing/offers.ts';

const address = '/dashboard/promo-code';
const busy = new Refusal(409, 'CONFLICT', 'Try again later.');
const away = new Refusal(503, 'UNAVAILABLE', 'Not now.');

const aPromo = (change: Partial<Promo> = {}): Promo => ({
  id: 1,
  promoCode: 'WELCOME',
  description: 'For newcomers',
  type: 'PERCENTAGE',
  percentage: 15,
  amount: null,
  maxDiscount: null,
  minimumOrderValue: 2000,
  promoCodeValue: '15%',
  startDate: '2026-11-01',
  endDate: '2026-11-30',
  active: true,
  state: 'ACTIVE',
  reason: '',
  usageLimit: 10,
  usageLimitPerCustomer: null,
  budget: null,
  paidBy: 'STORE',
  uses: 3,
  given: 1200,
  ...change,
});

const used = aPromo({
  id: 2,
  promoCode: 'FIVE',
  type: 'AMOUNT',
  promoCodeValue: '$ 5.00',
  active: false,
  state: 'USED_UP',
  paidBy: 'MARKETPLACE',
});

function aServer(promos: readonly Promo[] = [aPromo(), used], totalElements = promos.length) {
  return openStore().on(findPromos, { data: { content: [...promos], totalElements } });
}

test('promo codes show their discount, days and uses', async () => {
  renderScreen(aServer(), address);
  const table = await screen.findByRole('table', { name: 'Promo codes' });
  await within(table).findByText('WELCOME');
  const [, first, second] = cellsOf(table).map((row) =>
    row.map((cell) => cell.replaceAll('\u00A0', ' ')),
  );
  expect(first).toEqual([
    'WELCOMEFor newcomers',
    'active',
    'Percentage 15%From $ 20.00',
    '1 Nov 2026',
    '30 Nov 2026',
    '3 of 10$ 12.00',
    '',
  ]);
  expect(second?.slice(0, 3)).toEqual([
    'FIVEPaid by the marketplace',
    'InactiveUsed up',
    'Amount $ 5.00From $ 20.00',
  ]);
});

test('a promo code opens from its row, or by its URL whatever its page', async () => {
  const server = aServer().on(findPromo, { data: used });
  const user = renderScreen(server, `${address}?open=2`);
  const drawer = await screen.findByRole('dialog', { name: /FIVE/ });
  const words = drawer.textContent.replaceAll('\u00A0', ' ');
  expect(words).toContain('DiscountAmount $ 5.00TermsFrom $ 20.00');
  expect(words).toContain('Used3 of 10Taken off$ 12.00Paid byThe marketplace');
  expect(server.received(findPromo)[0]?.params).toMatchObject({ storeId: 3, promoCodeId: 2 });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(currentAddress()).toBe(address));
  server.on(findPromo, { data: aPromo() });
  await user.click(screen.getByRole('button', { name: /^WELCOME/ }));
  await waitFor(() => expect(currentAddress()).toBe(`${address}?open=1`));
});

test('a promo code can be deleted from its drawer', async () => {
  const server = aServer().on(findPromo, { data: aPromo() }).on(removePromo, { data: 1 });
  const user = renderScreen(server, `${address}?open=1`);
  const drawer = await screen.findByRole('dialog', { name: /WELCOME/ });
  server.on(findPromo, new Refusal(404, 'NOT_FOUND', 'This promo code was deleted.'));
  await user.click(within(drawer).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('WELCOME was deleted')).toBeVisible();
  expect(currentAddress()).toBe(address);
  expect(server.received(removePromo)[0]?.params).toMatchObject({ promoCodeId: 1 });
});

test('the URL of a deleted promo code says that it was deleted', async () => {
  const deleted = new Refusal(404, 'NOT_FOUND', 'This promo code was deleted.');
  renderScreen(aServer().on(findPromo, deleted), `${address}?open=8`);
  expect(await screen.findByText('This promo code was deleted.')).toBeVisible();
});

test('on a phone a promo code is a card', async () => {
  renderScreen(aServer(), address, phone);
  const list = await screen.findByRole('list', { name: 'Promo codes' });
  const cards = await within(list).findAllByRole('listitem');
  const words = cards.map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));
  expect(words[0]).toBe('WELCOMEactive3 of 10 used · $ 12.0015%1 Nov 2026 – 30 Nov 2026');
  expect(words[1]).toMatch(/^FIVEInactive.*1 Nov 2026 – 30 Nov 2026 · Used up$/);
});

test('read-only members see no actions', async () => {
  const server = aServer().on(findBusinesses, {
    data: [aBusiness({ role: 'accountant' })],
    message: '',
    newSignIns: [],
  });
  renderScreen(server, address);
  const table = await screen.findByRole('table', { name: 'Promo codes' });
  await within(table).findByText('WELCOME');
  expect(cellsOf(table)[0]).not.toContain('Actions');
  expect(screen.queryByRole('link', { name: 'Add Promo' })).toBeNull();
});

test("read-only members with an empty list can't add a code", async () => {
  const server = aServer([]).on(findBusinesses, {
    data: [aBusiness({ role: 'accountant' })],
    message: '',
    newSignIns: [],
  });
  renderScreen(server, address);
  await screen.findByText('No promo code found');
  expect(screen.queryByRole('link', { name: 'Add Promo' })).toBeNull();
});

test('a deleted promo code can be restored from the toast', async () => {
  const server = aServer();
  const user = renderScreen(server, address);
  const remove = async () => {
    await user.click(await screen.findByRole('button', { name: 'Actions for WELCOME' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  };
  server.on(removePromo, away);
  await remove();
  await screen.findByText(/^We couldn't delete WELCOME\./);
  const left = { data: { content: [used], totalElements: 1 } };
  server.on(removePromo, { data: 1 }).on(findPromos, left);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('WELCOME was deleted');
  // It is told once the list is without it.
  expect(screen.queryByText('WELCOME')).toBeNull();
  const back = { data: { content: [aPromo(), used], totalElements: 2 } };
  server.on(restorePromo, { data: 1 }).on(findPromos, back);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('WELCOME is back');
  expect(screen.getByText('WELCOME')).toBeVisible();
});

test('a page beyond the last one links to the last one', async () => {
  const server = aServer([used], 11);
  renderScreen(server, `${address}?page=5`);
  await waitFor(() => expect(currentAddress()).toBe(`${address}?page=2`));
  const pages = server.received(findPromos).map(({ params }) => params.pageNumber);
  expect([...new Set(pages)]).toEqual([4, 1]);
});

const filled = {
  'Promo Code': 'WINTER',
  Percentage: '10',
  'Minimum Order Value': '0',
  'Start Date': '2026-12-01',
  'End Date': '2026-12-24',
};

async function fillForm() {
  const server = aServer();
  const user = renderScreen(server, '/dashboard/add-promo-code');
  const form = await screen.findByRole('form', { name: 'New promo code' });
  for (const [label, value] of Object.entries(filled)) {
    const field = within(form).getByLabelText(new RegExp(`^${label}`));
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  }
  const save = async () => user.click(within(form).getByRole('button', { name: 'Save' }));
  return { server, user, form, save };
}

test('retrying a failed addition adds a promo code once and opens the list', async () => {
  const { server, form, save } = await fillForm();
  const errors = [{ path: 'promoCode', message: 'You have this code.' }];
  server.on(savePromo, new Refusal(422, 'INVALID_FIELDS', 'Check the fields.', errors));
  await save();
  await waitFor(() =>
    expect(within(form).getByLabelText(/^Promo Code/)).toHaveAccessibleDescription(
      'You have this code.',
    ),
  );
  server.on(savePromo, busy);
  await save();
  expect(await within(form).findByText('Try again later.')).toBeVisible();
  server.on(savePromo, { data: 1 });
  await save();
  await screen.findByText('Promo code added.');
  await waitFor(() => expect(currentAddress()).toBe(address));
  const sent = server.received(savePromo);
  expect(sent.at(-1)?.body).toMatchObject({ storeId: 3, promoCode: 'WINTER', percentage: 10 });
  const keys = sent.map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
});

test('a code lasts a month and applies to any order by default', async () => {
  renderScreen(aServer(), '/dashboard/add-promo-code');
  const form = within(await screen.findByRole('form', { name: 'New promo code' }));
  const end = form.getByLabelText(/^End Date/);
  const begin = (value: string) =>
    fireEvent.change(form.getByLabelText(/^Start Date/), { target: { value } });
  expect(form.getByLabelText(/^Minimum Order Value/)).toHaveValue('0.00');
  expect(end).toHaveValue('20 Dec 2026');
  begin('2026-12-01');
  await waitFor(() => expect(end).toHaveValue('31 Dec 2026'));
  // A date that is still being typed moves nothing.
  begin('1');
  expect(end).toHaveValue('31 Dec 2026');
  fireEvent.change(end, { target: { value: '2026-12-24' } });
  fireEvent.blur(end);
  begin('2026-12-10');
  await waitFor(() => expect(form.getByLabelText(/^Start Date/)).toBeValid());
  expect(end).toHaveValue('24 Dec 2026');
});

test('moving the start past the end shows the error at once', async () => {
  const { form } = await fillForm();
  const start = within(form).getByLabelText(/^Start Date/);
  const end = within(form).getByLabelText(/^End Date/);
  expect(end).toBeValid();
  fireEvent.change(start, { target: { value: '2026-12-25' } });
  fireEvent.blur(start);
  await waitFor(() => expect(end).toBeInvalid());
});

test('leaving unsaved changes asks first', async () => {
  const { user, form } = await fillForm();
  await user.click(within(form).getByRole('link', { name: 'Cancel' }));
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  expect(question).toHaveTextContent("You'll lose what you entered for this promo code.");
});

test("read-only members can't delete a code in its drawer", async () => {
  const show = async (store: Partial<Business>) => {
    const server = aServer([used]).on(findPromo, { data: used });
    renderScreen(server.on(findBusinesses, oneStore(store)), `${address}?open=2`);
    return screen.findByRole('dialog', { name: /^FIVE/ });
  };
  expect(await offersKeptFrom({ role: 'accountant' }, show)).toEqual(['Delete']);
});

test("on a phone, read-only members see a code's card without its menu", async () => {
  const show = async (store: Partial<Business>) => {
    renderScreen(aServer([used]).on(findBusinesses, oneStore(store)), address, phone);
    const list = await screen.findByRole('list', { name: 'Promo codes' });
    await within(list).findByText('FIVE');
    return list;
  };
  expect(await offersKeptFrom({ role: 'accountant' }, show)).toEqual(['Actions for FIVE']);
});
