import type { Deal } from '@counter/contract/deals';

/** A test deal of two available soups. `change` overrides fields. */
export function aDeal(change: Partial<Deal> = {}): Deal {
  return {
    id: 1,
    name: 'Two soups',
    description: '',
    image: null,
    price: 1500,
    discount: 300,
    available: true,
    state: 'AVAILABLE',
    reason: '',
    until: null,
    startDate: null,
    endDate: null,
    dealDetails: [
      { productId: 7, productName: 'Lentil soup', quantity: 2, price: 900, available: true },
    ],
    business: { currency: 'USD' },
    olVersion: 4,
    ...change,
  };
}
