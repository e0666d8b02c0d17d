import { untaxed } from '../catalogue.ts';
import type { CatalogueSection } from '../catalogue.ts';

export const fish: CatalogueSection = untaxed({
  category: {
    name: 'Fish & Seafood',
    description: 'Delivered every morning but Monday.',
    appeal: 0.8,
    requests: ['Skin off, please.', 'Skin on, please.', 'Please pack with ice.'],
  },
  tag: '#fresh',
  products: [
    {
      name: 'Atlantic Salmon Fillet',
      description: 'Two portions with the skin on.',
      price: 1599,
      displayUnitValue: '400 g',
      picture: { shape: 'fillet', main: 'salmon', accent: 'blush', motif: 'lemon' },
      featured: true,
    },
    {
      name: 'Cod Fillet',
      description: 'Flaky white fish.',
      price: 1399,
      displayUnitValue: '400 g',
      picture: { shape: 'fillet', main: 'milk', accent: 'fog', motif: 'parsley', ground: 'water' },
    },
    {
      name: 'Rainbow Trout',
      description: 'Cleaned and ready to stuff with herbs.',
      price: 1199,
      displayUnitValue: '350 g',
      picture: { shape: 'fish', main: 'rose', accent: 'raspberry', motif: 'lemon' },
    },
    {
      name: 'Sea Bass',
      description: 'A whole fish, scaled and gutted.',
      price: 1599,
      displayUnitValue: '450 g',
      picture: { shape: 'fish', main: 'slate', accent: 'smoke', motif: 'thyme' },
    },
    {
      name: 'Yellowfin Tuna Steak',
      description: 'For searing hot and fast.',
      price: 1899,
      displayUnitValue: '300 g',
      picture: { shape: 'steak', main: 'cranberry', accent: 'rose', motif: 'lime' },
    },
    {
      name: 'Large Shrimp',
      description: 'Peeled, tail on.',
      price: 1449,
      displayUnitValue: '450 g',
      picture: { shape: 'shrimps', main: 'coral', accent: 'sunset', motif: 'lemon' },
    },
    {
      name: 'Mussels',
      description: 'Rope-grown, rinsed and closed tight.',
      price: 899,
      displayUnitValue: '1 kg',
      picture: { shape: 'bowl', main: 'navy', accent: 'steel', motif: 'lemon', ground: 'sky' },
    },
    {
      name: 'Smoked Salmon',
      description: 'Cold-smoked and sliced thin.',
      price: 1099,
      displayUnitValue: '113 g',
      picture: {
        shape: 'fillet',
        main: 'papaya',
        accent: 'sunset',
        motif: 'thyme',
        ground: 'peach',
      },
    },
    {
      name: 'Crab Cakes',
      description: 'Two cakes, mostly crab.',
      price: 1299,
      displayUnitValue: '2 pieces',
      picture: { shape: 'bites', main: 'amber', accent: 'tahini', motif: 'lemon' },
    },
    {
      name: 'Sardine Fillets',
      description: 'Fresh fillets for the grill.',
      price: 849,
      displayUnitValue: '300 g',
      picture: { shape: 'fillet', main: 'steel', accent: 'slate', motif: 'lemon' },
      available: false,
      backInDays: 1,
    },
  ],
});
