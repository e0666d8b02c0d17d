import type { CatalogueSection } from '../catalogue.ts';
import { saladTopping } from './options.ts';

export const salads: CatalogueSection = {
  category: {
    name: 'Salads',
    station: 'Cold',
    description: 'Chopped to order and dressed at the last minute.',
    appeal: 1,
    requests: ['Dressing on the side, please.', 'No feta, please.', 'Easy on the onion.'],
  },
  products: [
    {
      name: 'Fattoush',
      description: 'Crunchy greens, radish and toasted pita in a sumac dressing.',
      price: 1150,
      picture: { shape: 'salad', main: 'lettuce', accent: 'clay', motif: 'radish' },
      options: [saladTopping],
    },
    {
      name: 'Tabbouleh',
      description: 'Parsley chopped by hand with tomato, mint and a little bulgur.',
      price: 1050,
      picture: {
        shape: 'bowl',
        main: 'spinach',
        accent: 'vanilla',
        motif: 'tomato',
        ground: 'mint',
      },
      options: [saladTopping],
    },
    {
      name: 'Village Salad',
      description: 'Tomato, cucumber, olives and a slab of feta with oregano.',
      price: 1195,
      picture: { shape: 'salad', main: 'fern', accent: 'denim', motif: 'tomato', ground: 'sky' },
      options: [saladTopping],
    },
    {
      name: 'Beet and Orange Salad',
      description: 'Roasted beets with orange, whipped feta and pistachio.',
      price: 1225,
      picture: {
        shape: 'salad',
        main: 'beetroot',
        accent: 'cream',
        motif: 'orange',
        ground: 'rose',
      },
      options: [saladTopping],
    },
    {
      name: 'Lentil and Herb Salad',
      description: 'Green lentils with cucumber, dill and a lemon dressing.',
      price: 1075,
      picture: { shape: 'bowl', main: 'moss', accent: 'cedar', motif: 'cucumber' },
      options: [saladTopping],
    },
    {
      name: 'Cabbage and Mint Slaw',
      description: 'Shaved white cabbage with lemon, garlic and dried mint.',
      price: 795,
      picture: { shape: 'bowl', main: 'pistachio', accent: 'mustard', motif: 'mint' },
    },
  ],
};
