import type { Storefront } from '@counter/contract/storefront';

/** Cedar Kitchen's web store with one soup. */
export function aWebStore(): Storefront {
  const product = {
    description: '',
    image: null,
    category: 'Soups',
    price: 1250,
    taxRate: null,
    available: true,
    reason: '',
    featured: false,
    calories: null,
    allergens: '',
    optionGroups: [],
  };
  return {
    storeUrl: 'cedar-kitchen',
    name: 'Cedar Kitchen',
    branchName: 'Harbour',
    address: '12 Quay Street',
    image: null,
    coverImage: null,
    brandColor: '#ffd400',
    phoneNumber: '',
    description: '',
    currency: 'USD',
    timeZone: 'America/New_York',
    dates: { order: 'MONTH_FIRST', clock: '12_HOUR' },
    opening: { state: 'OPEN', words: 'Open now', until: null, ahead: false },
    deliveryMethods: ['PICKUP'],
    minimumOrder: 0,
    preparationMinutes: 20,
    deliveryFees: { zipCode: '', direct: { kind: 'NONE' }, pooled: { kind: 'NONE' } },
    taxRate: 82_500,
    pickupInstructions: '',
    hours: [],
    products: [{ ...product, id: 17, name: 'Lentil Soup' }],
    deals: [],
    mostOrdered: [],
    reviews: { counts: [0, 0, 0, 0, 0], latest: [] },
  };
}
