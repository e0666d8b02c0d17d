import { findDeal, findDeals, saveDeal } from '@counter/contract/deals';
import { findBusinessProducts, type Product } from '@counter/contract/menu';
import { Refusal } from '@counter/contract/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aDeal } from '../../../testing/deal-fixture.ts';
import { aProduct } from '../../../testing/product-fixture.ts';
import { currentAddress, renderScreen } from '../../../testing/render-screen.tsx';
import { openStore } from '../../../testing/store.ts';

const address = '/dashboard/business/cedar-kitchen/deals/form';
const list = '/dashboard/business/cedar-kitchen/deals';
const nothing = { data: { content: [], firstPage: true, lastPage: true, totalElements: 0 } };

const soup = aProduct({ id: 7, name: 'Lentil soup', price: 1000, discount: 100 });
const bread = aProduct({
  id: 8,
  name: 'Rye bread',
  price: 450,
  availability: { state: 'UNAVAILABLE', until: null },
});

function aServer(products: readonly Product[] = [soup, bread]) {
  return openStore()
    .on(findBusinessProducts, { data: { content: [...products], totalElements: products.length } })
    .on(findDeals, nothing)
    .on(findDeal, { data: aDeal() })
    .on(saveDeal, { data: 1 });
}

/** Opens the form of a new deal, or of one that is there. */
async function openForm(server = aServer(), search = '') {
  const user = renderScreen(server, address + search);
  const name = search === '' ? 'New deal' : 'Edit deal';
  const form = await screen.findByRole('form', { name });
  const field = (label: RegExp) => within(form).getByLabelText(label);
  const enter = (label: RegExp, value: string) => {
    fireEvent.change(field(label), { target: { value } });
    fireEvent.blur(field(label));
  };
  const pick = async (product: string) => {
    await user.click(field(/^Add a product/));
    await user.click(
      await screen.findByRole('option', { name: new RegExp(`^${product}`), hidden: true }),
    );
  };
  const submit = async () =>
    user.click(
      within(form).getByRole('button', { name: search === '' ? 'Add deal' : 'Save changes' }),
    );
  return { server, user, form, field, enter, pick, submit };
}

test('each product can be picked once and shows its price and availability', async () => {
  const { user, form, field, pick } = await openForm();
  await user.click(field(/^Add a product/));
  const offers = await screen.findAllByRole('option', { hidden: true });
  expect(offers.map(({ textContent }) => textContent)).toEqual([
    'Lentil soup$ 9.00',
    'Rye bread (unavailable)$ 4.50',
  ]);
  await pick('Lentil soup');
  await pick('Rye bread');
  const parts = within(form).getByRole('list', { name: 'Products of the deal' });
  const rows = within(parts).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Lentil soup\$ 9\.00 each/),
    expect.stringMatching(/^Rye bread \(unavailable\)\$ 4\.50 each/),
  ]);
  expect(within(parts).getAllByLabelText('Quantity')[0]).toHaveValue('1');
  expect(field(/^Add a product/)).toHaveValue('');
  await user.click(field(/^Add a product/));
  expect(await screen.findByText('No product found')).toBeInTheDocument();
});

test('searches for a product after a pause in typing', async () => {
  const { server, user, field } = await openForm();
  await user.type(field(/^Add a product/), 'rye');
  await waitFor(() =>
    expect(server.received(findBusinessProducts).at(-1)?.body).toMatchObject({
      id: 3,
      searchStr: 'rye',
    }),
  );
  const searched = server.received(findBusinessProducts).map(({ body }) => body.searchStr);
  expect([...new Set(searched)]).toEqual(['', 'rye']);
});

test('a search that fails says why', async () => {
  const server = aServer().on(findBusinessProducts, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  const { user, field } = await openForm(server);
  await user.click(field(/^Add a product/));
  expect(await screen.findByText(/^Not now\./)).toBeInTheDocument();
});

test('shows what customers save while typing', async () => {
  const { form, enter, pick, user } = await openForm();
  // The description counts its letters in one of its own.
  const saving = () => within(form).getAllByRole('status').at(-1);
  expect(saving()).toBeEmptyDOMElement();
  await pick('Lentil soup');
  expect(saving()).toHaveTextContent(/^Apart \$ ?9\.00$/);
  enter(/^Price(?! and)/, '8.10');
  expect(saving()).toHaveTextContent(/^Apart \$ ?9\.00 — customers save \$ ?0\.90 \(10%\)$/);
  enter(/^Price(?! and)/, '9.00');
  expect(saving()).toHaveTextContent(/^Apart \$ ?9\.00 — customers save \$ ?0\.00 \(0%\)$/);
  enter(/^Price(?! and)/, '9.01');
  expect(saving()).toHaveTextContent(/^Apart \$ ?9\.00$/);
  await waitFor(() =>
    expect(within(form).getByLabelText(/^Price(?! and)/)).toHaveAccessibleDescription(
      /must not cost more than its parts, \$ 9\.00/,
    ),
  );
  // One more of it makes the price fit.
  await pick('Rye bread');
  await waitFor(() => expect(within(form).getByLabelText(/^Price(?! and)/)).toBeValid());
  await user.click(within(form).getByRole('button', { name: 'Remove Rye bread' }));
  await waitFor(() => expect(within(form).getByLabelText(/^Price(?! and)/)).toBeInvalid());
});

test("picking products doesn't ask for a price that wasn't typed yet", async () => {
  const { form, pick } = await openForm();
  await pick('Lentil soup');
  await within(form).findByText(/^Lentil soup/);
  expect(within(form).queryByText('Price is required')).toBeNull();
});

test('adding a deal returns to the list', async () => {
  const { server, enter, pick, submit } = await openForm();
  enter(/^Name/, 'One soup');
  await pick('Lentil soup');
  enter(/^Price(?! and)/, '8.00');
  server.on(saveDeal, new Refusal(409, 'CONFLICT', 'You have 200 deals.'));
  await submit();
  expect(await screen.findByText('You have 200 deals.')).toBeVisible();
  server.on(saveDeal, { data: 1 });
  await submit();
  expect(await screen.findByText('Deal added.')).toBeVisible();
  await waitFor(() => expect(currentAddress()).toBe(list));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.received(saveDeal).at(-1)?.body).toMatchObject({
    businessId: 3,
    id: 0,
    name: 'One soup',
    price: 800,
    available: true,
    startDate: null,
    endDate: null,
    dealDetails: [{ productId: 7, quantity: 1 }],
  });
});

test('editing a deal sends the version it was opened with', async () => {
  const { server, enter, field, submit } = await openForm(undefined, '?id=1');
  expect(field(/^Name/)).toHaveValue('Two soups');
  enter(/^Name/, 'Two big soups');
  await submit();
  expect(await screen.findByText('Deal saved.')).toBeVisible();
  await waitFor(() => expect(currentAddress()).toBe(list));
  expect(server.received(saveDeal)[0]?.body).toMatchObject({
    id: 1,
    olVersion: 4,
    name: 'Two big soups',
  });
});

/** Saves a name over a deal that somebody else has changed so. */
async function meetTheirs(change: Parameters<typeof aDeal>[0]) {
  const opened = await openForm(undefined, '?id=1');
  opened.enter(/^Name/, 'Two big soups');
  opened.server
    .on(saveDeal, new Refusal(409, 'CHANGED_MEANWHILE', 'Ben changed it at 07:00.'))
    .on(findDeal, { data: aDeal({ ...change, olVersion: 5 }) });
  await opened.submit();
  const notice = await screen.findByRole('alert', { name: 'Changed by someone else' });
  return { ...opened, notice };
}

test('the slower editor sees what the other changed and can keep their own version', async () => {
  const { server, user, form, notice } = await meetTheirs({
    price: 1400,
    available: false,
    image: 'soups',
    endDate: '2026-12-24',
    dealDetails: [],
  });
  expect(notice).toHaveTextContent('Ben changed it at 07:00.');
  const changes = within(notice).getAllByRole('listitem');
  expect(changes.map(({ textContent }) => textContent)).toEqual([
    'Price: $ 15.00 → $ 14.00',
    'End date: nothing → 2026-12-24',
    'Available: yes → no',
    'Products: 2 × Lentil soup → nothing',
    'Picture: nothing → a new one',
  ]);
  expect(within(form).queryByText('Ben changed it at 07:00.')).toBeNull();
  server.on(saveDeal, { data: 1 });
  await user.click(within(notice).getByRole('button', { name: 'Keep mine' }));
  expect(await screen.findByText('Deal saved.')).toBeVisible();
  expect(server.received(saveDeal).at(-1)?.body).toMatchObject({
    name: 'Two big soups',
    price: 1500,
    olVersion: 5,
  });
});

test("the slower editor can take the other's version", async () => {
  const { server, user, field, notice } = await meetTheirs({ name: 'Three soups' });
  await user.click(within(notice).getByRole('button', { name: 'Take theirs' }));
  await waitFor(() => expect(field(/^Name/)).toHaveValue('Three soups'));
  expect(notice).not.toBeInTheDocument();
  expect(server.received(saveDeal)).toHaveLength(1);
});

test('an identical version lists no changes, and the next one lists only new changes', async () => {
  const { server, submit, notice } = await meetTheirs({});
  expect(within(notice).queryByRole('list')).toBeNull();
  server.on(findDeal, { data: aDeal({ olVersion: 6, description: 'For two' }) });
  await submit();
  await waitFor(() => expect(notice).toHaveTextContent('Description: nothing → For two'));
  server.on(findDeal, { data: aDeal({ olVersion: 7 }) });
  await submit();
  await waitFor(() => expect(notice).toHaveTextContent('Description: For two → nothing'));
});

test.each<[string, string, Refusal]>([
  ['is not there', 'No such deal', new Refusal(404, 'NOT_FOUND', 'There is no deal 1.')],
  ['cannot be read', "We couldn't load this deal", new Refusal(503, 'UNAVAILABLE', 'Not now.')],
])('a deal that %s says so', async (_what, title, refusal) => {
  renderScreen(aServer().on(findDeal, refusal), `${address}?id=1`);
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' }) === null).toBe(
    title === 'No such deal',
  );
});

test.each([
  ['?id=0', 'New Deal'],
  ['?id=-1', 'New Deal'],
  ['?id=soup', 'New Deal'],
  ['', 'New Deal'],
  ['?id=1', 'Edit Deal'],
])('%s opens "%s"', async (search, title) => {
  renderScreen(aServer(), address + search);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});

test("leaving an untouched form doesn't ask", async () => {
  const { user, form } = await openForm();
  await user.click(within(form).getByRole('link', { name: 'Cancel' }));
  await waitFor(() => expect(currentAddress()).toBe(list));
});

test('leaving unsaved changes asks first', async () => {
  const { user, form, enter } = await openForm();
  enter(/^Name/, 'One soup');
  await user.click(within(form).getByRole('link', { name: 'Cancel' }));
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  expect(question).toHaveTextContent("You'll lose your changes to this deal.");
});
