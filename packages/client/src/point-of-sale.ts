import { CounterError, dataOf, type CounterClient } from './index.ts';

/**
 * Pushes a menu as CSV: first asks what it would change, then applies exactly that. Returns how many products were added
 * and changed.
 * @throws CounterError CHANGED_MEANWHILE if somebody changed the menu in between. Push it again then.
 */
export async function pushMenu(client: CounterClient, storeUrl: string, csv: string) {
  const params = { path: { storeUrl } };
  const preview = dataOf(
    await client.POST('/marketplace/stores/{storeUrl}/products', { params, body: { csv } }),
  );
  const wrong = preview.lines.filter(({ kind }) => kind === 'WRONG');
  if (wrong.length > 0) {
    const reasons = wrong.map(({ line, reasons: why }) => `line ${line}: ${why.join(' ')}`);
    throw new Error(`The menu was not pushed. ${reasons.join(' ')}`);
  }
  const { create, change } = preview.counts;
  if (create + change > 0) {
    const body = { csv, plan: preview.plan };
    dataOf(await client.POST('/marketplace/stores/{storeUrl}/products', { params, body }));
  }
  return { added: create, changed: change };
}

/** Marks products as sold out until the store's next day. */
export async function sellOut(
  client: CounterClient,
  storeUrl: string,
  productIds: readonly number[],
): Promise<void> {
  const products = productIds.map((id) => ({ id, available: false, until: 'TODAY' as const }));
  const params = { path: { storeUrl } };
  dataOf(
    await client.POST('/marketplace/stores/{storeUrl}/availability', {
      params,
      body: { products },
    }),
  );
}

/**
 * Accepts every new order of a store and returns them. A person may accept one at the same moment: that one is theirs
 * and is left out.
 */
export async function acceptNewOrders(client: CounterClient, storeUrl: string, minutes: number) {
  const params = { path: { storeUrl } };
  const open = dataOf(await client.GET('/marketplace/stores/{storeUrl}/orders', { params }));
  const accepted: typeof open = [];
  for (const { id, status } of open) {
    if (status !== 'NEW') continue;
    try {
      accepted.push(dataOf(await moveOrder(client, { storeUrl, id, minutes })));
    } catch (error) {
      if (!(error instanceof CounterError && error.code === 'ORDER_MOVED')) throw error;
    }
  }
  return accepted;
}

async function moveOrder(
  client: CounterClient,
  { storeUrl, id, minutes }: { storeUrl: string; id: number; minutes: number },
) {
  return client.POST('/marketplace/stores/{storeUrl}/orders/{orderId}/move', {
    params: { path: { storeUrl, orderId: String(id) } },
    body: { move: 'accept', minutes },
  });
}
