import {
  decideCharge,
  findOperatorCharges,
  proposeCharge,
  type Charge,
} from '@counter/contract/adjustments';
import { findOperatorStore } from '@counter/contract/operator';
import { Refusal } from '@counter/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOperatorStore, openMarketplace } from '../../../testing/operator.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { phone } from '../../../testing/stub-browser.ts';
import { findCards } from '../../../testing/tables.ts';

/** A charge that the store disputes. */
const disputed: Charge = {
  id: 6,
  storeId: 3,
  storeName: 'Cedar Kitchen',
  orderNumber: 'KM-4821',
  customer: 'Ada Park',
  currency: 'USD',
  reason: 'MISSING_ITEM',
  note: 'The soup was not in the bag.',
  amount: 12_50,
  charged: null,
  status: 'IN_REVIEW',
  openedAt: '2026-11-10T12:00:00Z',
  contestBy: '2026-12-10T12:00:00Z',
  contest: {
    at: '2026-11-12T12:00:00Z',
    by: 'Sofia Reyes',
    text: 'The rider signed for it.',
    pictures: ['/uploads/signature-large.webp'],
  },
  decision: null,
};

const undisputed: Charge = { ...disputed, status: 'OPEN', contest: null };

/** Opens a charge, which a decision changes. */
async function openCharge(charge: Charge) {
  let shown = charge;
  const server = openMarketplace()
    .on(findOperatorCharges, () => ({ data: { content: [shown], totalElements: 1 } }))
    .on(decideCharge, ({ body: { amount, note } }) => {
      const decision = { at: '2026-11-20T12:00:00Z', by: 'Imani Brooks', note };
      shown = { ...shown, status: 'PARTLY', charged: amount, decision };
      return { data: shown };
    });
  const user = renderScreen(server, '/operator/charges');
  await user.click(await screen.findByRole('button', { name: /^KM-4821/ }));
  const drawer = await screen.findByRole('dialog', { name: /^Charge for KM-4821/ });
  return { server, user, drawer };
}

test('a disputed charge shows both sides and the evidence', async () => {
  const { drawer } = await openCharge(disputed);
  expect(drawer).toHaveAccessibleName(/In review/);
  expect(drawer).toHaveTextContent('Amount$ 12.50ReasonItem was missingCustomerAda Park');
  expect(drawer).toHaveTextContent('The soup was not in the bag.');
  expect(drawer).toHaveTextContent('The rider signed for it.');
  expect(drawer).toHaveTextContent('Sofia Reyes,');
  const proof = within(drawer).getByRole('img', { name: 'Proof 1' });
  expect(proof).toHaveAttribute('src', '/uploads/signature-small.webp');
  expect(within(drawer).queryByText('Dispute by')).toBeNull();
  expect(within(drawer).queryByText('Charged')).toBeNull();
});

test('a charge that the store can still dispute shows the deadline and can only be dropped', async () => {
  const { server, user, drawer } = await openCharge(undisputed);
  expect(within(drawer).getByText('Dispute by')).toBeVisible();
  expect(drawer).toHaveTextContent("The store hasn't disputed it.");
  expect(within(drawer).queryByText("The store's response")).toBeNull();
  const choices = within(within(drawer).getByLabelText(/^Decision/)).getAllByRole('option');
  expect(choices.map(({ textContent }) => textContent)).toEqual([
    'Select Decision',
    "Don't charge",
  ]);
  await user.selectOptions(within(drawer).getByLabelText(/^Decision/), 'WON');
  await user.type(within(drawer).getByLabelText(/^Reason/), 'Our mistake.');
  await user.click(within(drawer).getByRole('button', { name: 'Decide' }));
  await screen.findByText('Saved your decision on the charge for KM-4821.');
  expect(server.received(decideCharge)[0]?.body).toMatchObject({
    storeId: 3,
    chargeId: 6,
    outcome: 'WON',
    amount: null,
    note: 'Our mistake.',
  });
});

test("a partial charge requires an amount below the whole, which other decisions don't send", async () => {
  const { server, user, drawer } = await openCharge(disputed);
  const decision = within(drawer).getByLabelText(/^Decision/);
  const send = within(drawer).getByRole('button', { name: 'Decide' });
  expect(within(drawer).queryByLabelText(/^Amount/)).toBeNull();
  await user.selectOptions(decision, 'PARTLY');
  const amount = await within(drawer).findByLabelText(/^Amount/);
  expect(amount).toHaveAccessibleDescription(/Less than \$\s12\.50/);
  await user.type(within(drawer).getByLabelText(/^Reason/), 'Half of it.');
  await user.click(send);
  await waitFor(() => expect(amount).toHaveAccessibleDescription(/Amount is required/));
  expect(server.received(decideCharge)).toEqual([]);

  await user.type(amount, '6.25');
  await user.selectOptions(decision, 'LOST');
  server.on(decideCharge, new Refusal(409, 'CONFLICT', 'Omar Said was faster.'));
  await user.click(send);
  expect(await within(drawer).findByText(/Omar Said was faster\./)).toBeVisible();
  expect(server.received(decideCharge)[0]?.body).toMatchObject({ outcome: 'LOST', amount: null });
});

test('a decided charge shows the decision instead of the form', async () => {
  const { server, user, drawer } = await openCharge(disputed);
  await user.selectOptions(within(drawer).getByLabelText(/^Decision/), 'PARTLY');
  await user.type(await within(drawer).findByLabelText(/^Amount/), '6.25');
  await user.type(within(drawer).getByLabelText(/^Reason/), 'Half of it.');
  await user.click(within(drawer).getByRole('button', { name: 'Decide' }));
  await waitFor(() => expect(drawer).toHaveTextContent('Charged$ 6.25'));
  expect(server.received(decideCharge)[0]?.body.amount).toBe(6_25);
  expect(drawer).toHaveTextContent('DecisionHalf of it.Imani Brooks,');
  expect(within(drawer).queryByRole('button', { name: 'Decide' })).toBeNull();
});

test("a charge that wasn't disputed in time shows that it was decided automatically", async () => {
  const decision = { at: '2026-12-10T12:00:00Z', by: null, note: 'Not disputed in time.' };
  const lapsed: Charge = { ...undisputed, status: 'LOST', charged: 12_50, decision };
  const { drawer } = await openCharge(lapsed);
  expect(drawer).toHaveTextContent('Not disputed in time.Automatically,');
});

test("says that a charge isn't on this page", async () => {
  const server = openMarketplace().on(findOperatorCharges, {
    data: { content: [disputed], totalElements: 1 },
  });
  const user = renderScreen(server, '/operator/charges?open=7');
  const drawer = await screen.findByRole('dialog', { name: /^Charge/ });
  expect(drawer).toHaveTextContent('This charge is now on another page or in another state.');
  await user.click(within(drawer).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(drawer).not.toBeInTheDocument());
});

test('on a phone a charge shows its store, amount and reason', async () => {
  const server = openMarketplace().on(findOperatorCharges, {
    data: { content: [disputed], totalElements: 1 },
  });
  renderScreen(server, '/operator/charges?state=IN_REVIEW', phone);
  const [card] = await findCards('Charges');
  expect(card).toHaveTextContent('$ 12.50');
  expect(card).toHaveTextContent('Cedar Kitchen · Item was missing');
  expect(server.received(findOperatorCharges)[0]?.query).toMatchObject({ state: 'IN_REVIEW' });
});

/** Opens the dialog on a store's page that proposes a charge. */
async function openProposal() {
  const server = openMarketplace()
    .on(findOperatorStore, { data: anOperatorStore() })
    .on(proposeCharge, { data: undisputed });
  const user = renderScreen(server, '/operator/stores/3');
  await user.click(await screen.findByRole('button', { name: 'Propose charge' }));
  const dialog = await screen.findByRole('dialog', {
    name: 'Propose a charge to Fern & Field Grocer',
  });
  const send = within(dialog).getByRole('button', { name: 'Propose charge' });
  const fill = async () => {
    await user.type(within(dialog).getByLabelText(/^Order number/), 'KM-4821');
    await user.selectOptions(within(dialog).getByLabelText(/^Reason/), 'MISSING_ITEM');
    await user.type(within(dialog).getByLabelText(/^Amount/), '12.50');
    await user.type(within(dialog).getByLabelText(/^What happened/), 'The soup was missing.');
  };
  return { server, user, dialog, send, fill };
}

test('a proposal requires all of its fields and goes to the store that is shown', async () => {
  const { server, user, dialog, send, fill } = await openProposal();
  await user.click(send);
  const order = within(dialog).getByLabelText(/^Order number/);
  await waitFor(() => expect(order).toHaveAccessibleDescription('Order number is required'));
  expect(server.received(proposeCharge)).toEqual([]);
  await fill();
  await user.click(send);
  await screen.findByText('Proposed a charge for KM-4821. We emailed the owners.');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(server.received(proposeCharge)[0]?.body).toEqual({
    storeId: 3,
    orderNumber: 'KM-4821',
    reason: 'MISSING_ITEM',
    amount: 12_50,
    note: 'The soup was missing.',
  });
  await user.click(screen.getByRole('button', { name: 'Propose charge' }));
  expect(await screen.findByLabelText(/^Order number/)).toHaveValue('');
});

test('a failed proposal is resent with the same idempotency key', async () => {
  const { server, user, dialog, send, fill } = await openProposal();
  server.on(proposeCharge, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  await fill();
  await user.click(send);
  expect(await within(dialog).findByText(/Not now\./)).toBeVisible();
  server.on(proposeCharge, { data: undisputed });
  await user.click(send);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  const keys = server.received(proposeCharge).map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});
