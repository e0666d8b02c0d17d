import { findOrder, findOrderHistory } from '@counter/contract/orders';
import { findPayouts } from '@counter/contract/payouts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentAddress, renderScreen } from '../../../testing/render-screen.tsx';
import { pageOfPayouts } from '../../../testing/page-of-payouts.ts';
import { openStore } from '../../../testing/store.ts';
import { anOrder } from '../../../testing/order-fixture.ts';

const address = '/dashboard/reports';
const seenAt = '2026-11-20T12:00:10Z';
const orders = Array.from({ length: 10 }, (_, at) =>
  anOrder({ id: at + 1, orderNumber: `KM-48${10 + at}`, status: 'COMPLETED', seenAt }),
);

const reports = () =>
  openStore()
    .on(findOrderHistory, ({ body }) => ({
      data: { content: body.pageNumber === 0 ? orders : [], totalElements: 12 },
    }))
    .on(findOrder, { data: { ...anOrder({ seenAt }), pickupInstructions: null, timeline: [] } })
    .on(findPayouts, { data: pageOfPayouts([]) });

test('the history in the reports opens its orders on top and turns its pages', async () => {
  const user = renderScreen(reports(), address);
  const history = await screen.findByRole('region', { name: 'Order history' });
  await user.click(await within(history).findByRole('button', { name: /^KM-4810/ }));
  await screen.findByRole('dialog');
  expect(currentAddress()).toBe(`${address}?order=KM-4810`);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(currentAddress()).toBe(address));
  await user.click(within(history).getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(currentAddress()).toBe(`${address}?page=2`));
});
