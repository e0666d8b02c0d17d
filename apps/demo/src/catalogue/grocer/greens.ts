import { untaxed } from '../catalogue.ts';
import type { CatalogueSection } from '../catalogue.ts';

export const greens: CatalogueSection = untaxed({
  category: {
    name: 'Salad & Herbs',
    description: 'Washed leaves and bunches with the dew still on.',
    appeal: 1.3,
    requests: ['The bushiest bunch, please.', 'Longest date you have, please.'],
  },
  tag: '#fresh #vegan',
  products: [
    {
      name: 'Romaine Lettuce',
      description: 'Crunchy hearts for Caesar and wraps.',
      price: 299,
      displayUnitValue: 'each',
      picture: { shape: 'leafyHead', main: 'lettuce', accent: 'rice' },
    },
    {
      name: 'Butter Lettuce',
      description: 'Soft, sweet leaves.',
      price: 329,
      displayUnitValue: 'each',
      picture: { shape: 'leafyHead', main: 'pistachio', accent: 'vanilla', ground: 'butter' },
    },
    {
      name: 'Curly Kale',
      description: 'Sturdy leaves for soup, chips or a long massage.',
      price: 279,
      displayUnitValue: 'bunch',
      picture: { shape: 'leafyHead', main: 'spinach', accent: 'mint' },
    },
    {
      name: 'Red Cabbage',
      description: 'Dense, colorful and long-keeping.',
      price: 349,
      displayUnitValue: 'each',
      picture: { shape: 'leafyHead', main: 'grape', accent: 'lilac' },
    },
    {
      name: 'Baby Spinach',
      description: 'Washed and ready.',
      price: 379,
      displayUnitValue: '200 g',
      picture: { shape: 'bag', main: 'fern', accent: 'mint', motif: 'leaf' },
    },
    {
      name: 'Arugula',
      description: 'Peppery young leaves.',
      price: 379,
      displayUnitValue: '150 g',
      picture: { shape: 'bag', main: 'moss', accent: 'sage', motif: 'leaf', ground: 'butter' },
    },
    {
      name: 'Salad Mix',
      description: 'Seven leaves, washed twice.',
      price: 399,
      displayUnitValue: '200 g',
      picture: {
        shape: 'bag',
        main: 'lettuce',
        accent: 'lavender',
        motif: 'leaf',
        ground: 'lilac',
      },
    },
    {
      name: 'Flat-Leaf Parsley',
      description: 'A generous bunch.',
      price: 179,
      displayUnitValue: 'bunch',
      picture: { shape: 'bunch', main: 'basil', accent: 'tomato' },
    },
    {
      name: 'Cilantro',
      description: 'Roots trimmed, leaves bright.',
      price: 179,
      displayUnitValue: 'bunch',
      picture: { shape: 'bunch', main: 'fern', accent: 'denim', ground: 'water' },
    },
    {
      name: 'Fresh Mint',
      description: 'For tea, salads and lemonade.',
      price: 199,
      displayUnitValue: 'bunch',
      picture: { shape: 'bunch', main: 'mint', accent: 'teal', motif: 'mint' },
    },
    {
      name: 'Dill',
      description: 'Feathery and fragrant.',
      price: 199,
      displayUnitValue: 'bunch',
      picture: { shape: 'bunch', main: 'moss', accent: 'lemon', ground: 'straw' },
    },
    {
      name: 'Basil',
      description: 'Big sweet leaves, cut this morning.',
      price: 249,
      displayUnitValue: 'bunch',
      picture: { shape: 'bunch', main: 'lettuce', accent: 'cherry', motif: 'leaf' },
    },
  ],
});
