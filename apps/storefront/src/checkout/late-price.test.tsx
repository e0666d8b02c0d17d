import { sendConsumerCode, signInConsumer } from '@counter/contract/consumers';
import { placeWebOrder, quoteWebOrder } from '@counter/contract/storefront';
import { Refusal } from '@counter/contract/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aServer, openCheckout } from '../testing/checkout.ts';
import { aConsumer, aQuote, kitchen } from '../testing/fixtures.ts';
import { passTime } from '../testing/render-page.tsx';

const recipient = '+16465550101';
const sent = { recipient, channel: 'SMS', validMinutes: 10, resendAfterSeconds: 0 } as const;

it('an order can be placed later if its price fails to load after the code', async () => {
  const server = aServer()
    .on(sendConsumerCode, { data: sent })
    .on(signInConsumer, { data: aConsumer({ name: '' }) })
    .on(placeWebOrder, { data: { orderNumber: 'KM-1', token: 'secret' } });
  const { user, left } = await openCheckout(server, { consumer: null });
  await user.type(screen.getByLabelText('Phone number or email'), '6465550101');
  await user.type(screen.getByLabelText('Name'), 'Maya Lind');
  await user.click(screen.getByRole('button', { name: /^Send code and place order/ }));
  await passTime(10);
  server.on(quoteWebOrder, new Refusal(503, 'UNAVAILABLE', 'Not now.'));
  await user.keyboard('123456');
  await passTime(300);
  expect(server.received(placeWebOrder)).toEqual([]);
  server.on(quoteWebOrder, { data: aQuote() });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await passTime(300);
  expect(left).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Place order · $ 6.60' }));
  await passTime(10);
  expect(left).toEqual([`${kitchen}/orders/secret`]);
});
