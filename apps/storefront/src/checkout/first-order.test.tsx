import { sendConsumerCode, signInConsumer } from '@counter/contract/consumers';
import { payWebOrder, placeWebOrder, quoteWebOrder } from '@counter/contract/storefront';
import { Refusal } from '@counter/contract/testing';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { knownDetails } from './known-details.ts';
import { keepBasket } from '../basket/use-basket.ts';
import { address, aCheckout, aServer, openCheckout, soup } from '../testing/checkout.ts';
import { aConsumer, aQuote, aStore, aStorefront, kitchen } from '../testing/fixtures.ts';
import { passTime, renderAgain, renderPage } from '../testing/render-page.tsx';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByLabelText(name);
const who = () => field('Phone number or email');
const summary = () => within(screen.getByRole('complementary', { name: 'Your order' }));

const phone = '+16465550101';
const sent = {
  recipient: phone,
  channel: 'SMS',
  validMinutes: 10,
  resendAfterSeconds: 0,
} as const;
const placed = { data: { orderNumber: 'KM-1', token: 'secret' } };
const nobody = { consumer: null };
/** An account that was just made: it has no name yet. */
const someoneNew = aConsumer({ name: '' });

/** A server that knows nobody yet, and takes every code and order. */
const aNewcomersServer = () =>
  aServer()
    .on(sendConsumerCode, { data: sent })
    .on(signInConsumer, { data: someoneNew })
    .on(placeWebOrder, placed);

/** Fills in everything but the code, and presses the button that sends it. */
async function sendCode(server = aNewcomersServer()) {
  const shown = await openCheckout(server, nobody);
  await shown.user.type(who(), '6465550101');
  await shown.user.type(field('Name'), 'Maya Lind');
  await shown.user.click(button('Send code and place order · $ 6.60'));
  await passTime(10);
  return { ...shown, server };
}

/** Counts presses. Typing follows into the field that has the focus, as a thumb would. */
function countPresses(user: UserEvent) {
  let count = 0;
  return {
    count: () => count,
    press: async (element: HTMLElement) => {
      count += 1;
      await user.click(element);
    },
  };
}

/** Goes from a filled basket to the checkout, in two presses. */
async function goToCheckout(server: ReturnType<typeof aServer>, consumer = aCheckout().consumer) {
  keepBasket('cedar-kitchen', { items: [soup], deals: [] });
  const menu = renderPage(server, kitchen, {
    kind: 'menu',
    storefront: aStorefront(),
    search: '',
    category: null,
    product: null,
    again: [],
  });
  const { count, press } = countPresses(menu.user);
  await press(button(/^View basket/));
  const [, inDialog] = screen.getAllByRole('link', { name: 'Go to checkout' });
  expect(inDialog).toHaveAttribute('href', address);
  const { user, left } = renderAgain(server, address, aCheckout({ consumer }));
  await passTime(300);
  const next = countPresses(user);
  // The link itself is a press too.
  return { user, left, press: next.press, presses: () => count() + 1 + next.count() };
}

describe('ordering from a filled basket', () => {
  it('takes a known customer three presses', async () => {
    const { press, presses, left } = await goToCheckout(aServer().on(placeWebOrder, placed));
    await press(button('Place order · $ 6.60'));
    await passTime(10);
    expect(left).toEqual([`${kitchen}/orders/secret`]);
    expect(presses()).toBe(3);
  });

  it('takes a new customer five presses by phone', async () => {
    const { user, press, presses, left } = await goToCheckout(aNewcomersServer(), null);
    await press(who());
    await user.keyboard('6465550101');
    await press(field('Name'));
    await user.keyboard('Maya Lind');
    await press(button(/^Send code and place order/));
    await passTime(10);
    await user.keyboard('123456');
    await passTime(10);
    expect(left).toEqual([`${kitchen}/orders/secret`]);
    expect(presses()).toBe(5);
  });

  it('takes a new customer five presses by email', async () => {
    const mail = { recipient: 'maya@mail.test', channel: 'MAIL' } as const;
    const byMail = aConsumer({ ...someoneNew, signedInAs: mail.recipient, phoneProven: false });
    const server = aNewcomersServer()
      .on(sendConsumerCode, { data: { ...sent, ...mail } })
      .on(signInConsumer, { data: { ...byMail, phone: '' } });
    const { user, press, presses, left } = await goToCheckout(server, null);
    await press(who());
    await user.keyboard(mail.recipient);
    await press(field('Name'));
    await user.keyboard('Maya Lind{Enter}(646) 555-0101');
    await press(button(/^Send code and place order/));
    await passTime(10);
    await user.keyboard('123456');
    await passTime(10);
    expect(left).toEqual([`${kitchen}/orders/secret`]);
    expect(presses()).toBe(5);
  });
});

describe("the order of a customer who isn't signed in", () => {
  it('is placed once, with the code and what was filled in', async () => {
    const late = Promise.withResolvers<void>();
    const { user, left, server } = await sendCode();
    server.on(signInConsumer, async () => {
      await late.promise;
      return { data: someoneNew };
    });
    expect(server.received(sendConsumerCode).map(({ body }) => body.recipient)).toEqual([
      '6465550101',
    ]);
    expect(server.received(placeWebOrder)).toEqual([]);
    expect(field('Code')).toHaveFocus();
    expect(screen.getByText(/Enter it to place your order\.$/)).toBeInTheDocument();
    await user.keyboard('123456');
    await user.click(button('Place order'));
    await user.click(button('Place order · $ 6.60'));
    late.resolve();
    await passTime(10);
    const orders = server.received(placeWebOrder).map(({ body }) => body);
    expect(orders).toHaveLength(1);
    expect(orders[0]).toMatchObject({
      customer: { name: 'Maya Lind', phone },
      expectedTotal: 660,
    });
    expect(server.received(signInConsumer)).toHaveLength(1);
    expect(left).toEqual([`${kitchen}/orders/secret`]);
  });

  it('sends its code once, however often the button is pressed', async () => {
    const late = Promise.withResolvers<void>();
    const server = aNewcomersServer().on(sendConsumerCode, async () => {
      await late.promise;
      return { data: sent };
    });
    const { user } = await sendCode(server);
    expect(button('Sending code…')).toBeDisabled();
    await user.click(button('Sending code…'));
    late.resolve();
    await passTime(10);
    expect(server.received(sendConsumerCode)).toHaveLength(1);
    expect(field('Code')).toHaveFocus();
  });

  it('sends no code until the other fields are valid', async () => {
    const server = aNewcomersServer();
    const { user } = await openCheckout(server, nobody);
    await user.type(who(), '6465550101');
    await user.click(button(/^Send code and place order/));
    expect(field('Name')).toHaveFocus();
    expect(summary().getByText('Enter your name.')).toBeInTheDocument();
    expect(who()).toBeValid();
    await user.clear(who());
    await user.type(who(), '646');
    await user.type(field('Name'), 'Maya Lind');
    await user.click(button(/^Send code and place order/));
    expect(who()).toHaveFocus();
    expect(who()).toHaveAccessibleDescription(/^Enter a phone number with its area code/);
    expect(server.received(sendConsumerCode)).toEqual([]);
  });

  it('waits for the right code, and marks a missing or a wrong one', async () => {
    const { user, left, server } = await sendCode();
    await user.click(button('Place order · $ 6.60'));
    expect(field('Code')).toBeInvalid();
    expect(field('Code')).toHaveFocus();
    expect(summary().getByText('Enter the code we sent you.')).toBeInTheDocument();
    server.on(signInConsumer, new Refusal(400, 'WRONG_CODE', "That code isn't right."));
    await user.type(field('Code'), '111111');
    await passTime(10);
    expect(field('Code')).toHaveAccessibleDescription("That code isn't right.");
    expect(server.received(placeWebOrder)).toEqual([]);
    server.on(signInConsumer, { data: someoneNew });
    await user.clear(field('Code'));
    await user.type(field('Code'), '222222');
    await passTime(10);
    expect(left).toEqual([`${kitchen}/orders/secret`]);
  });

  it.each([
    ['total', aQuote({ total: 700 })],
    ['time', aQuote({ readyAt: '2026-11-20T17:31:00Z' })],
  ])('asks again if its %s has changed meanwhile', async (_what, changed) => {
    const { user, left, server } = await sendCode();
    server.on(quoteWebOrder, { data: changed });
    await user.keyboard('123456');
    await passTime(300);
    expect(summary().getByText(/^Your order changed while you signed in/)).toBeInTheDocument();
    expect(server.received(placeWebOrder)).toEqual([]);
    await user.click(button(/^Place order · /));
    await passTime(10);
    expect(server.received(placeWebOrder)[0]?.body.expectedTotal).toBe(changed.total);
    expect(left).toEqual([`${kitchen}/orders/secret`]);
  });

  it('asks again if signing in brings another address', async () => {
    const place = { city: 'Queens', state: 'NY', zip: '11372', instructions: '' };
    const typed = { street: '1 Mill Lane', ...place };
    const saved = { street: '9 Old Road', ...place };
    knownDetails.set({ name: '', phone: '', addresses: [typed] });
    const server = aNewcomersServer().on(signInConsumer, {
      data: aConsumer({ addresses: [saved] }),
    });
    const { user } = await openCheckout(server, {
      ...nobody,
      store: aStore({ deliveryMethods: ['DIRECT'] }),
    });
    expect(field('Street')).toHaveValue('1 Mill Lane');
    await user.type(who(), '6465550101');
    await user.type(field('Name'), 'Maya Lind');
    await user.click(button('Send code and place order · $ 6.60'));
    await passTime(10);
    await user.keyboard('123456');
    await passTime(300);
    expect(field('Street')).toHaveValue('9 Old Road');
    expect(summary().getByText(/^Your order changed while you signed in/)).toBeInTheDocument();
    expect(server.received(placeWebOrder)).toEqual([]);
  });

  it('is not placed by a code that only signs in', async () => {
    const { user, server } = await sendCode();
    await user.click(button('Use another number or email'));
    await user.click(button('Send code'));
    await passTime(10);
    expect(screen.queryByText(/Enter it to place your order/)).not.toBeInTheDocument();
    await user.keyboard('123456');
    await passTime(300);
    expect(screen.getByText(/^Signed in as/)).toHaveFocus();
    expect(server.received(placeWebOrder)).toEqual([]);
  });

  it('can still be placed after its code could not be sent', async () => {
    const server = aNewcomersServer();
    const refusal = new Refusal(429, 'TOO_MANY_REQUESTS', 'Too many codes were sent.');
    const { user, left } = await sendCode(server.on(sendConsumerCode, refusal));
    expect(who()).toHaveAccessibleDescription('Too many codes were sent.');
    expect(who()).toHaveFocus();
    server.on(sendConsumerCode, { data: sent });
    await user.click(button('Send code and place order · $ 6.60'));
    await passTime(10);
    await user.keyboard('123456');
    await passTime(10);
    expect(left).toEqual([`${kitchen}/orders/secret`]);
  });

  it('is sent again under the same key if its answer was lost', async () => {
    const { user, server } = await sendCode();
    server.on(placeWebOrder, new Refusal(500, 'INTERNAL', 'It broke.'));
    await user.keyboard('123456');
    await passTime(10);
    server.on(placeWebOrder, placed);
    await user.click(button('Check again'));
    await passTime(10);
    const keys = server
      .received(placeWebOrder)
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('leads to the payment page when paid by card', async () => {
    const server = aNewcomersServer().on(payWebOrder, { data: { payAt: 'https://pay.test/1' } });
    const { user, left } = await openCheckout(server, nobody);
    await user.click(screen.getByRole('radio', { name: /secure page/ }));
    await user.type(who(), '6465550101');
    await user.type(field('Name'), 'Maya Lind');
    await user.click(button('Send code and pay by card · $ 6.60'));
    await passTime(10);
    await user.keyboard('123456');
    await passTime(10);
    expect(left).toEqual(['https://pay.test/1']);
    expect(server.received(placeWebOrder)).toEqual([]);
  });
});
