import { signOutConsumer } from '@counter/contract/consumers';
import { payWebOrder, placeWebOrder, sendOrderCode } from '@counter/contract/storefront';
import { Refusal } from '@counter/contract/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { keepBasket } from '../basket/use-basket.ts';
import { address, aCheckout, aServer, openCheckout, soup } from '../testing/checkout.ts';
import { aConsumer, kitchen } from '../testing/fixtures.ts';
import { passTime, renderAgain } from '../testing/render-page.tsx';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const radio = (name: string | RegExp) => screen.getByRole('radio', { name });
const summary = () => within(screen.getByRole('complementary', { name: 'Your order' }));

describe('placing an order', () => {
  it('sends it once, however often the button is pressed', async () => {
    const server = aServer();
    const { user, left } = await openCheckout(server);
    server.on(placeWebOrder, { data: { orderNumber: 'KM-1', token: 'secret' } });
    await user.type(screen.getByLabelText(/^Note for the store/), 'Ring twice');
    await user.dblClick(button('Place order · $ 6.60'));
    await passTime(10);
    const [placed, ...others] = server.received(placeWebOrder);
    expect(others).toEqual([]);
    expect(placed?.body).toMatchObject({
      payment: 'AT_COUNTER',
      expectedTotal: 660,
      note: 'Ring twice',
      customer: { name: 'Maya Lind', phone: '+16465550101' },
    });
    expect(left).toEqual([`${kitchen}/orders/secret`]);
    renderAgain(server, address, aCheckout());
    expect(screen.getByText(/^Your basket is empty/)).toBeInTheDocument();
  });

  it('remembers the customer and the address for the next time, until they sign out', async () => {
    const server = aServer().on(placeWebOrder, { data: { orderNumber: 'KM-1', token: 'secret' } });
    const consumer = aConsumer({ signedInAs: 'a@b.test', phoneProven: false, name: '', phone: '' });
    const { user } = await openCheckout(server, { consumer });
    await user.click(radio(/^Delivery/));
    const typed = {
      Street: '1 Mill Lane',
      City: 'Brooklyn',
      State: 'NY',
      'ZIP code': '11201',
      Name: 'Maya Lind',
      Phone: '(646) 555-0101',
    };
    for (const [label, value] of Object.entries(typed)) {
      await user.type(screen.getByLabelText(label), value);
    }
    await passTime(300);
    await user.click(button(/^Place order/));
    await passTime(10);
    expect(server.received(placeWebOrder)).toHaveLength(1);

    keepBasket('cedar-kitchen', { items: [soup], deals: [] });
    const next = renderAgain(server, address, aCheckout({ consumer }));
    await next.user.click(radio(/^Delivery/));
    for (const [label, value] of Object.entries(typed)) {
      expect(screen.getByLabelText(label)).toHaveValue(value);
    }
    server.on(signOutConsumer, { data: null });
    await next.user.click(button('Sign out'));
    await passTime(10);
    expect(screen.getByLabelText('Street')).toHaveValue('');
    expect(screen.getByLabelText('Name')).toHaveValue('');
  });

  it('retries with the same key if the answer was lost, even after a reload', async () => {
    const server = aServer().on(placeWebOrder, new Refusal(500, 'INTERNAL', 'It broke.'));
    const { user } = await openCheckout(server);
    await user.click(button('Place order · $ 6.60'));
    await passTime(10);
    expect(screen.getByText(/don't know yet if it arrived. It broke\./)).toBeInTheDocument();
    expect(screen.getByLabelText(/^Note for the store/)).toBeDisabled();
    await user.click(button('Check again'));
    await passTime(10);
    server.on(placeWebOrder, { data: { orderNumber: 'KM-1', token: 'secret' } });
    const { left } = renderAgain(server, address, aCheckout());
    await passTime(10);
    expect(left).toEqual([`${kitchen}/orders/secret`]);
    const keys = server
      .received(placeWebOrder)
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });

  it('says why the order was refused, and tries again under another key', async () => {
    const server = aServer().on(placeWebOrder, new Refusal(409, 'CONFLICT', 'The price changed.'));
    const { user } = await openCheckout(server);
    await user.click(button('Place order · $ 6.60'));
    await passTime(10);
    expect(summary().getByText('The price changed.')).toBeInTheDocument();
    await user.click(button('Place order · $ 6.60'));
    await passTime(10);
    const keys = server
      .received(placeWebOrder)
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(2);
  });

  it("leads to the card company's page, and keeps the basket until the order is paid", async () => {
    const server = aServer().on(payWebOrder, { data: { payAt: 'https://pay.test/1' } });
    const { user, left } = await openCheckout(server);
    await user.click(radio(/secure page/));
    await user.click(button('Pay by card · $ 6.60'));
    await passTime(10);
    expect(left).toEqual(['https://pay.test/1']);
    expect(server.received(payWebOrder)[0]?.body.payment).toBe('CARD');
    renderAgain(server, address, aCheckout());
    expect(screen.getByRole('radio', { name: /secure page/ })).toBeChecked();
  });

  it('offers no card if the store takes none', async () => {
    await openCheckout(aServer(), { takesCards: false, notice: 'Your card was declined.' });
    expect(screen.queryByRole('radio', { name: /secure page/ })).not.toBeInTheDocument();
    expect(screen.getByText('Pay at the counter when you pick up your order.')).toBeInTheDocument();
    expect(screen.getByText('Your card was declined.')).toBeInTheDocument();
  });

  it('sends a code to confirm a large order, and accepts only the right one', async () => {
    const needed = new Refusal(409, 'CONFIRMATION_NEEDED', 'Confirm an order this large.');
    const server = aServer()
      .on(placeWebOrder, needed)
      .on(sendOrderCode, {
        data: {
          recipient: '+16465550101',
          channel: 'SMS',
          validMinutes: 10,
          resendAfterSeconds: 30,
        },
      });
    const { user, left } = await openCheckout(server);
    await user.click(button('Place order · $ 6.60'));
    await passTime(10);
    const confirming = within(screen.getByRole('region', { name: 'Confirm your order' }));
    await user.click(confirming.getByRole('button', { name: 'Send code' }));
    await passTime(10);
    const enter = async (code: string) => {
      await user.clear(confirming.getByLabelText('Code'));
      await user.type(confirming.getByLabelText('Code'), code);
      await passTime(10);
    };
    const message = "That code isn't right.";
    const wrong = [{ path: 'code', message }];
    server.on(placeWebOrder, new Refusal(400, 'WRONG_CODE', message, wrong));
    await enter('111111');
    expect(confirming.getByLabelText('Code')).toHaveAccessibleDescription(message);
    server.on(placeWebOrder, { data: { orderNumber: 'KM-1', token: 'secret' } });
    await enter('222222');
    expect(left).toEqual([`${kitchen}/orders/secret`]);
    const codes = server.received(placeWebOrder).map(({ body }) => body.confirmationCode);
    expect(codes).toEqual([undefined, '111111', '222222']);
  });
});
