import { findStorefront } from '@counter/contract/storefront';

const storeUrl = 'cedar-kitchen';

/** Returns a browser's stored basket with two items from the demo's menu. */
export async function basketOf(url: string): Promise<Record<string, string>> {
  const path = findStorefront.path.replace('{storeUrl}', storeUrl);
  const answer = await fetch(`${url}/api/v1${path}`);
  const { products } = findStorefront.answer.parse(await answer.json()).data;
  const plain = products.filter(
    ({ available, optionGroups }) =>
      available && optionGroups.every(({ minimum }) => minimum === 0),
  );
  const items = plain
    .slice(0, 2)
    .map(({ id }) => ({ productId: id, quantity: 1, options: [], specialInstructions: '' }));
  return { [`counter.basket.${storeUrl}`]: JSON.stringify({ items, deals: [] }) };
}
