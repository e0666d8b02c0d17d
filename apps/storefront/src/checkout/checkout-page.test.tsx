import { sendConsumerCode, signInConsumer } from '@counter/contract/consumers';
import { quoteWebOrder } from '@counter/contract/storefront';
import { Refusal, type FakeServer } from '@counter/contract/testing';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aServer, openCheckout } from '../testing/checkout.ts';
import { aConsumer, aQuote } from '../testing/fixtures.ts';
import { comeBack, passTime } from '../testing/render-page.tsx';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const radio = (name: string | RegExp) => screen.getByRole('radio', { name });
const summary = () => within(screen.getByRole('complementary', { name: 'Your order' }));
const asked = (server: FakeServer) => server.received(quoteWebOrder).map(({ body }) => body);

describe('the price', () => {
  it('comes from the server, with all amounts that apply', async () => {
    const whole = { dealDiscount: 50, promoDiscount: 40, tip: 90, deliveryFee: 300 };
    await openCheckout(aServer().on(quoteWebOrder, { data: aQuote(whole) }));
    const amounts = Array.from(summary().getAllByRole('term'), (term) => term.parentElement);
    expect(amounts.map((line) => line?.textContent)).toEqual([
      'Subtotal$ 6.00',
      'Deals− $ 0.50',
      'Promo code− $ 0.40',
      'Tax$ 0.60',
      'Tip$ 0.90',
      'Delivery$ 3.00',
      'Total$ 6.60',
    ]);
    expect(button('Place order · $ 6.60')).toBeEnabled();
  });

  it('leaves out amounts of zero', async () => {
    await openCheckout();
    const terms = summary().getAllByRole('term');
    expect(terms.map(({ textContent }) => textContent)).toEqual(['Subtotal', 'Tax', 'Total']);
  });

  it('is requested once when typing pauses', async () => {
    const server = aServer();
    const { user } = await openCheckout(server);
    await user.click(radio('Other'));
    await passTime(300);
    const before = asked(server).length;
    await user.type(screen.getByLabelText('Tip amount'), '3,50');
    expect(asked(server)).toHaveLength(before);
    expect(button(/^Place order/)).toBeDisabled();
    await passTime(300);
    expect(asked(server)).toHaveLength(before + 1);
    expect(asked(server).at(-1)?.tip).toEqual({ amount: 350 });
    expect(button(/^Place order/)).toBeEnabled();
  });

  it('ignores a late answer to an earlier request', async () => {
    const late = Promise.withResolvers<void>();
    const server = aServer().on(quoteWebOrder, async ({ body: { tip } }) => {
      const isNone = 'percent' in tip && tip.percent === 0;
      if (isNone) await late.promise;
      return { data: aQuote(isNone ? { total: 1 } : { total: 750, tip: 90 }) };
    });
    const { user } = await openCheckout(server);
    expect(summary().getByText('Calculating your total…')).toBeInTheDocument();
    await user.click(radio('Other'));
    await passTime(300);
    expect(button('Place order · $ 7.50')).toBeEnabled();
    late.resolve();
    await passTime(10);
    expect(button('Place order · $ 7.50')).toBeEnabled();
  });

  it('is requested again by "Try again", and when the customer comes back', async () => {
    const server = aServer();
    server.setRunning(false);
    const { user } = await openCheckout(server);
    expect(summary().getByText(/^We couldn't reach the store/)).toBeInTheDocument();
    server.setRunning(true);
    await user.click(summary().getByRole('button', { name: 'Try again' }));
    await passTime(10);
    expect(button('Place order · $ 6.60')).toBeEnabled();
    server.on(quoteWebOrder, { data: aQuote({ total: 700 }) });
    await comeBack();
    expect(button('Place order · $ 7.00')).toBeEnabled();
  });

  it('waits while offline, and updates automatically', async () => {
    const server = aServer();
    await openCheckout(server);
    const before = asked(server).length;
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await act(async () => window.dispatchEvent(new Event('offline')));
    expect(summary().getByText(/^You're offline\./)).toBeInTheDocument();
    expect(button(/^Place order/)).toBeDisabled();
    onLine.mockReturnValue(true);
    await act(async () => window.dispatchEvent(new Event('online')));
    await passTime(10);
    expect(asked(server)).toHaveLength(before + 1);
    expect(button(/^Place order/)).toBeEnabled();
  });

  it('blocks the order while an item is unavailable, and lets the customer remove it', async () => {
    const [entry] = aQuote().entries;
    const entries = entry ? [{ ...entry, problem: 'Sold out today' }] : [];
    const { user } = await openCheckout(aServer().on(quoteWebOrder, { data: aQuote({ entries }) }));
    expect(summary().getByText('Remove unavailable items to continue.')).toBeInTheDocument();
    expect(button(/^Place order/)).toBeDisabled();
    await user.click(button('Remove Lentil Soup'));
    expect(screen.getByText(/^Your basket is empty/)).toBeInTheDocument();
  });

  it("says why the order can't be placed", async () => {
    const problems = [{ code: 'CLOSED', message: 'The store is closed.' }];
    await openCheckout(aServer().on(quoteWebOrder, { data: aQuote({ problems }) }));
    expect(summary().getByText('The store is closed.')).toBeInTheDocument();
    expect(button(/^Place order/)).toBeDisabled();
  });
});

describe('the form', () => {
  it('says what is missing', async () => {
    const { user } = await openCheckout(aServer(), { consumer: null });
    await user.click(radio(/^Delivery/));
    await passTime(300);
    await user.click(button(/^Place order/));
    expect(screen.getByLabelText('Street')).toHaveAccessibleDescription(
      'Enter your street and house number.',
    );
    expect(screen.getByLabelText('Street')).toBeInvalid();
    expect(screen.getByLabelText('Phone number or email')).toHaveAccessibleDescription(
      'Sign in with a code to place your order.',
    );
    expect(
      summary().getByText('Enter your street and house number. 5 more fields need your attention.'),
    ).toBeInTheDocument();
    await user.type(screen.getByLabelText('Street'), '1 Mill Lane');
    expect(screen.getByLabelText('Street')).toBeValid();
    expect(
      summary().getByText('Enter your city. 4 more fields need your attention.'),
    ).toBeInTheDocument();
  });

  it('ends what is wrong before it counts the rest', async () => {
    const { user } = await openCheckout(aServer(), { consumer: null });
    await user.type(screen.getByLabelText('Phone number or email'), '123');
    await user.click(button(/place order/i));
    const words =
      'Enter a phone number with its area code, or an email address. 1 more field needs your attention.';
    expect(summary().getByText(words)).toBeInTheDocument();
  });

  it('focuses the first invalid field at every attempt', async () => {
    const { user } = await openCheckout(aServer(), { consumer: aConsumer({ name: '' }) });
    await user.click(radio(/^Delivery/));
    await passTime(300);
    await user.click(button(/^Place order/));
    expect(screen.getByLabelText('Street')).toHaveFocus();
    await user.type(screen.getByLabelText('Street'), '1 Mill Lane');
    await user.type(screen.getByLabelText('City'), 'Brooklyn');
    await user.type(screen.getByLabelText('State'), 'NY');
    await user.type(screen.getByLabelText('ZIP code'), '11201');
    await passTime(300);
    await user.click(button(/^Place order/));
    expect(screen.getByLabelText('Name')).toHaveFocus();
    await user.click(button(/^Place order/));
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });

  it('lets a customer clear the name of the last order, and then misses it', async () => {
    const { user } = await openCheckout(aServer(), { consumer: aConsumer({ name: 'Maya Lind' }) });
    await user.clear(screen.getByLabelText('Name'));
    expect(screen.getByLabelText('Name')).toHaveValue('');
    await user.click(button(/^Place order/));
    expect(screen.getByLabelText('Name')).toBeInvalid();
  });

  it('completes an address that was used before', async () => {
    const known = [
      { street: '9 Old Road', city: 'Queens', state: 'NY', zip: '11372', instructions: '' },
      {
        street: '1 Mill Lane',
        city: 'Brooklyn',
        state: 'NY',
        zip: '11201',
        instructions: 'Bell 2',
      },
    ];
    const { user } = await openCheckout(aServer(), { consumer: aConsumer({ addresses: known }) });
    await user.click(radio(/^Delivery/));
    await user.clear(screen.getByLabelText('Street'));
    await user.type(screen.getByLabelText('Street'), '1 mill lane');
    expect(screen.getByLabelText('City')).toHaveValue('Brooklyn');
    expect(screen.getByLabelText('ZIP code')).toHaveValue('11201');
  });

  it('suggests a known address that matches what is typed', async () => {
    const old = { street: '9 Old Road', city: 'Queens', state: 'NY', zip: '11372' };
    const known = [{ ...old, instructions: 'Bell 2' }];
    const { user } = await openCheckout(aServer(), { consumer: aConsumer({ addresses: known }) });
    await user.click(radio(/^Delivery/));
    await user.clear(screen.getByLabelText('Street'));
    await user.clear(screen.getByLabelText('City'));
    await user.type(screen.getByLabelText('Street'), 'old');
    await user.click(button('9 Old Road, Queens, NY 11372'));
    expect(screen.getByLabelText('Street')).toHaveValue('9 Old Road');
    expect(screen.getByLabelText('City')).toHaveValue('Queens');
    expect(screen.getByLabelText('Delivery instructions (optional)')).toHaveValue('Bell 2');
    expect(screen.queryByRole('button', { name: /^9 Old Road/ })).not.toBeInTheDocument();
  });

  it('requests the tip as a share of the basket', async () => {
    const server = aServer();
    const { user } = await openCheckout(server);
    expect(radio('No tip')).toBeChecked();
    await user.click(radio(/^15%\s*\$ 0\.90$/));
    expect(radio('No tip')).not.toBeChecked();
    await passTime(300);
    expect(asked(server).at(-1)?.tip).toEqual({ percent: 15 });
  });

  it("rejects a tip that isn't an amount", async () => {
    const { user } = await openCheckout();
    await user.click(radio('Other'));
    await user.type(screen.getByLabelText('Tip amount'), 'much');
    expect(screen.getByLabelText('Tip amount')).toHaveAccessibleDescription(
      'Enter an amount below 1000, such as 3.50',
    );
  });

  it("signs in by code, and fills in the customer's details", async () => {
    const server = aServer()
      .on(sendConsumerCode, {
        data: {
          recipient: '+16465550101',
          channel: 'SMS',
          validMinutes: 10,
          resendAfterSeconds: 30,
        },
      })
      .on(signInConsumer, new Refusal(400, 'WRONG_CODE', "That code isn't right."));
    const { user } = await openCheckout(server, { consumer: null });
    await user.type(screen.getByLabelText('Phone number or email'), '646 555 0101{Enter}');
    await user.type(await screen.findByLabelText('Code'), '111111');
    await passTime(10);
    expect(screen.getByText('(646) 555-0101')).toBeInTheDocument();
    expect(screen.getByLabelText('Code')).toHaveAccessibleDescription("That code isn't right.");
    expect(button(/^Resend code in \d+ s$/)).toBeDisabled();
    for (let second = 0; second < 31; second += 1) await passTime(1000);
    expect(button('Resend code')).toBeEnabled();
    server.on(signInConsumer, { data: aConsumer() });
    await user.clear(screen.getByLabelText('Code'));
    await user.type(screen.getByLabelText('Code'), '222222');
    expect(await screen.findByText(/^Signed in as/)).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveValue('Maya Lind');
    expect(screen.queryByLabelText('Phone')).not.toBeInTheDocument();
  });
});
