import { findFinancialOverview } from '@counter/contract/analytics';
import { disputeCharge, findCharge, findCharges, type Charge } from '@counter/contract/adjustments';
import { findOrder } from '@counter/contract/orders';
import { findBusinesses, type Business } from '@counter/contract/store';
import { Refusal } from '@counter/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { hearEvent } from '../../../testing/hear-event.ts';
import { anOrder } from '../../../testing/order-fixture.ts';
import { currentAddress, renderScreen } from '../../../testing/render-screen.tsx';
import { aBusiness, oneStore, openStore } from '../../../testing/store.ts';
import { desktop, phone, type ShownOn } from '../../../testing/stub-browser.ts';
import { cellsOf } from '../../../testing/tables.ts';

const address = '/dashboard/adujstment?tab=charges';
const named = /^Charge for KM-4821/;

const charge: Charge = {
  id: 9,
  storeId: 3,
  storeName: 'Cedar Kitchen',
  orderNumber: 'KM-4821',
  customer: 'Amira Haddad',
  currency: 'USD',
  reason: 'LATE',
  note: 'Handed over an hour late.',
  amount: 5_00,
  charged: null,
  status: 'OPEN',
  openedAt: '2026-11-19T12:00:00Z',
  contestBy: '2026-12-19T12:00:00Z',
  contest: null,
  decision: null,
};
const disputed: Charge = {
  ...charge,
  status: 'IN_REVIEW',
  contest: {
    at: '2026-11-20T12:00:00Z',
    by: 'Sofia Reyes',
    text: 'The courier came late.',
    pictures: ['/uploads/bag-large.webp'],
  },
};
const decided: Charge = {
  ...disputed,
  status: 'PARTLY',
  charged: 2_00,
  decision: { at: '2026-11-20T12:00:10Z', by: 'Imani Brooks', note: 'Half of the hour was his.' },
};
const handedOver = anOrder({ totalItems: 3, bags: 2, handoffCode: '4821' });

/** Shows the charge to a person of that role. */
function openCharge(
  one: Charge = charge,
  role: Business['role'] = 'owner',
  shownOn: ShownOn = desktop,
) {
  const open = one.status === 'OPEN' ? 1 : 0;
  const complete = {
    kind: 'complete' as const,
    at: '2026-11-18T18:30:00Z',
    by: 'Marcus Bell',
    status: 'COMPLETED' as const,
    device: '',
    reason: null,
    message: null,
  };
  const server = openStore()
    .on(findBusinesses, { data: [aBusiness({ role })], message: '', newSignIns: [] })
    .on(findCharges, { data: { content: [one], totalElements: 1, open } })
    .on(findCharge, { data: one })
    .on(findOrder, {
      data: { ...handedOver, pickupInstructions: null, timeline: [complete] },
    });
  const user = renderScreen(server, address, shownOn);
  const openDrawer = async () => {
    await user.click(await screen.findByRole('button', { name: 'KM-4821' }));
    return screen.findByRole('dialog', { name: named });
  };
  return { server, user, openDrawer };
}

test("charges are rows, and those that need the store's response are counted", async () => {
  openCharge();
  const table = await screen.findByRole('table', { name: 'Charges' });
  await within(table).findByText('KM-4821');
  expect(cellsOf(table)).toEqual([
    ['Order', 'Reason', 'Opened', 'Amount', 'Charged', 'State'],
    [
      'KM-4821',
      'Order was late · Amira Haddad',
      expect.stringContaining('07:00'),
      '$ 5.00',
      '–',
      'Open',
    ],
  ]);
  const tabs = screen.getByRole('navigation', { name: 'Adjustments' });
  expect(within(tabs).getByRole('link', { name: /^Charges/ })).toHaveTextContent('1');
});

test('the date picker filters charges by the day they were opened, and the count covers all days', async () => {
  const { server, user } = openCharge();
  await user.click(await screen.findByRole('button', { name: 'All days' }));
  await user.click(await screen.findByRole('button', { name: 'Yesterday' }));
  await waitFor(() => expect(currentAddress()).toBe(`${address}&range=YESTERDAY`));
  await waitFor(() =>
    expect(server.received(findCharges).at(-1)?.body).toMatchObject({
      startDate: '2026-11-19',
      endDate: '2026-11-19',
    }),
  );
  const tabs = screen.getByRole('navigation', { name: 'Adjustments' });
  expect(within(tabs).getByRole('link', { name: /^Charges/ })).toHaveTextContent('1');
  const counting = server.received(findCharges).filter(({ body }) => !('startDate' in body));
  expect(counting.length).toBeGreaterThan(0);
});

test('on a phone a charge is a card', async () => {
  openCharge(decided, 'owner', phone);
  const list = await screen.findByRole('list', { name: 'Charges' });
  expect(within(list).getByRole('listitem')).toHaveTextContent(
    /^KM-4821PartlyOrder was late\$ 5\.00.*07:00$/,
  );
});

test('a charge shows its handoff, and disputing it requires a reason', async () => {
  const { server, user, openDrawer } = openCharge();
  const drawer = await openDrawer();
  expect(await within(drawer).findByText('Handed over an hour late.')).toBeVisible();
  expect(drawer).toHaveTextContent('Amount requested$ 5.00');
  expect(drawer).not.toHaveTextContent('Charged to your store');
  expect(await within(drawer).findByText(/^3 items · 2 bags · Code 4821 matched$/)).toBeVisible();
  expect(drawer).toHaveTextContent(/Handed over .* by Marcus Bell/);
  const send = within(drawer).getByRole('button', { name: 'Dispute charge' });
  const why = within(drawer).getByLabelText(/^Reason for dispute/);
  await user.click(send);
  await waitFor(() =>
    expect(why).toHaveAccessibleDescription(/Explain why the charge isn't right/),
  );
  expect(server.received(disputeCharge)).toEqual([]);
  await user.type(why, 'The courier came late.');
  server.on(disputeCharge, new Refusal(409, 'CONFLICT', 'It was decided.'));
  await user.click(send);
  expect(await within(drawer).findByText('It was decided.')).toBeVisible();
  // What the answer says is shown before the charge has been read again.
  const reread = Promise.withResolvers<{ data: Charge }>();
  server
    .on(disputeCharge, { data: disputed })
    .on(findCharge, async () => reread.promise)
    .on(findCharges, { data: { content: [disputed], totalElements: 1, open: 0 } });
  await user.click(send);
  expect(await screen.findByText(/^Dispute sent\./)).toBeVisible();
  expect(server.received(disputeCharge).at(-1)?.body).toMatchObject({
    storeId: 3,
    chargeId: 9,
    text: 'The courier came late.',
    pictures: [],
  });
  expect(await within(drawer).findByText('Your response')).toBeVisible();
  expect(drawer).toHaveTextContent('In review');
  expect(within(drawer).queryByRole('form')).toBeNull();
  reread.resolve({ data: disputed });
  expect(within(drawer).getByRole('img', { name: 'Proof 1' })).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('link', { name: /^Charges/, hidden: true })).not.toHaveTextContent('1'),
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(currentAddress()).toBe(address));
});

test("the marketplace's decision appears in the open drawer at once", async () => {
  const { server, openDrawer } = openCharge(disputed);
  const drawer = await openDrawer();
  expect(await within(drawer).findByText('Your response')).toBeVisible();
  server.on(findCharge, { data: decided });
  await hearEvent(server, { kind: 'charge.changed', chargeId: 9 });
  expect(await within(drawer).findByText('Half of the hour was his.')).toBeVisible();
  expect(drawer).toHaveTextContent('Charged to your store$ 2.00');
});

test("a charge can't be disputed after its deadline or by a read-only member", async () => {
  const { openDrawer } = openCharge({ ...charge, contestBy: '2026-11-20T12:00:00Z' });
  const drawer = await openDrawer();
  expect(
    await within(drawer).findByText(/^The time to dispute this charge is over\./),
  ).toBeVisible();
  expect(within(drawer).queryByRole('form')).toBeNull();
});

test('a read-only member sees who can dispute', async () => {
  const { openDrawer } = openCharge(charge, 'accountant');
  const drawer = await openDrawer();
  expect(await within(drawer).findByText('Only an owner or manager can dispute it.')).toBeVisible();
  expect(within(drawer).queryByRole('form')).toBeNull();
});

test.each([
  ['owner', 'Dispute it'],
  ['accountant', 'See the charge'],
] as const)('the financials of the %s link to a charge: %s', async (role, link) => {
  const server = openStore()
    .on(findBusinesses, oneStore({ role }))
    .on(findFinancialOverview, new Refusal(503, 'UNAVAILABLE', 'Not now.'))
    .on(findCharges, { data: { content: [charge], totalElements: 1, open: 1 } });
  renderScreen(server, '/dashboard/financials');
  const list = await screen.findByRole('list', { name: 'Needs attention' });
  expect(within(list).getByRole('link', { name: link })).toHaveAttribute(
    'href',
    `${address}&open=${charge.id}`,
  );
});
