import type { CatalogueSection } from '../catalogue.ts';
import { heat, wrapExtras } from './options.ts';

export const wraps: CatalogueSection = {
  category: {
    name: 'Wraps',
    station: 'Grill',
    description: 'Rolled in thin saj bread and pressed on the griddle.',
    appeal: 2.2,
    requests: [
      'No onions, please.',
      'Cut in half, please.',
      'No pickles in this one.',
      'Sauce on the side, please.',
      'Extra crispy if you can.',
    ],
  },
  products: [
    {
      name: 'Chicken Shawarma Wrap',
      description: 'Slow-turned chicken with garlic sauce, pickles and fries folded in.',
      price: 1250,
      picture: { shape: 'wrap', main: 'sand', accent: 'caramel', motif: 'cucumber' },
      featured: true,
      options: [heat, wrapExtras],
    },
    {
      name: 'Beef Shawarma Wrap',
      description: 'Shaved beef with tahini, sumac onions and grilled tomato.',
      price: 1375,
      picture: { shape: 'wrap', main: 'tahini', accent: 'rust', motif: 'onion', ground: 'rose' },
      options: [heat, wrapExtras],
    },
    {
      name: 'Falafel Wrap',
      description: 'Crushed falafel, tahini, turnip pickle and a fistful of herbs.',
      price: 1125,
      picture: { shape: 'wrap', main: 'oat', accent: 'moss', motif: 'radish', ground: 'sage' },
      options: [heat, wrapExtras],
    },
    {
      name: 'Halloumi Wrap',
      description: 'Griddled halloumi with tomato, mint and a spoon of fig jam.',
      price: 1195,
      picture: { shape: 'wrap', main: 'vanilla', accent: 'golden', motif: 'tomato' },
      options: [wrapExtras],
    },
    {
      name: 'Lamb Kofta Wrap',
      description: 'Charcoal lamb kofta with parsley salad and minted yogurt.',
      price: 1425,
      picture: { shape: 'wrap', main: 'crust', accent: 'chocolate', motif: 'mint', ground: 'mint' },
      options: [heat, wrapExtras],
    },
    {
      name: 'Cauliflower Wrap',
      description: 'Fried cauliflower with tarator, tomato and pickled chili.',
      price: 1095,
      picture: {
        shape: 'wrap',
        main: 'straw',
        accent: 'turmeric',
        motif: 'chili',
        ground: 'butter',
      },
      options: [heat, wrapExtras],
    },
    {
      name: 'Sabich Pita',
      description: 'Fried eggplant, soft egg, hummus and amba stuffed in a thick pita.',
      price: 1150,
      picture: { shape: 'pocket', main: 'crust', accent: 'plum', motif: 'egg', ground: 'lilac' },
      options: [wrapExtras],
    },
    {
      name: 'Grilled Chicken Pita',
      description: 'Lemon chicken thigh, garlic sauce and crunchy cabbage in a warm pita.',
      price: 1195,
      picture: { shape: 'pocket', main: 'golden', accent: 'caramel', motif: 'tomato' },
      options: [heat, wrapExtras],
    },
  ],
};
