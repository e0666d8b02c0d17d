import type { CatalogueSection } from '../catalogue.ts';
import { plateBase, portion, sauces } from './options.ts';

export const plates: CatalogueSection = {
  category: {
    name: 'Plates',
    station: 'Stove',
    description: 'Full dinners with rice or potatoes, salad and bread.',
    appeal: 2,
    requests: [
      'Dressing on the side, please.',
      'Please leave out the raw onion.',
      'Nut allergy: no pine nuts, please.',
      'More rice, less salad, thank you.',
    ],
  },
  products: [
    {
      name: 'Chicken Shawarma Plate',
      description: 'A heap of carved chicken over vermicelli rice with toum and pickles.',
      price: 1795,
      picture: { shape: 'platter', main: 'caramel', accent: 'golden', motif: 'cucumber' },
      featured: true,
      options: [portion, plateBase, sauces],
    },
    {
      name: 'Beef Shawarma Plate',
      description: 'Spiced shaved beef with tahini, sumac onions and rice.',
      price: 1950,
      picture: { shape: 'platter', main: 'rust', accent: 'oat', motif: 'onion', ground: 'rose' },
      options: [portion, plateBase, sauces],
    },
    {
      name: 'Falafel Plate',
      description: 'Seven falafel with hummus, tabbouleh and warm bread.',
      price: 1550,
      picture: {
        shape: 'plate',
        main: 'bronze',
        accent: 'tahini',
        motif: 'parsley',
        ground: 'sage',
      },
      options: [sauces],
    },
    {
      name: 'Mujaddara',
      description: 'Lentils and rice under a tangle of deeply caramelized onions.',
      price: 1350,
      picture: { shape: 'plate', main: 'rye', accent: 'sand', motif: 'onion' },
      options: [portion],
    },
    {
      name: 'Chicken Musakhan',
      description: 'Roast chicken on flatbread soaked with sumac, onions and olive oil.',
      price: 1875,
      picture: {
        shape: 'flatbread',
        main: 'crust',
        accent: 'sumac',
        motif: 'almond',
        ground: 'blush',
      },
    },
    {
      name: 'Lamb Moussaka',
      description: 'Layers of eggplant, lamb and tomato baked under a golden crust.',
      price: 1850,
      picture: {
        shape: 'plate',
        main: 'amber',
        accent: 'brick',
        motif: 'parsley',
        ground: 'peach',
      },
    },
    {
      name: 'Stuffed Peppers',
      description: 'Bell peppers filled with rice, herbs and currants in tomato sauce.',
      price: 1595,
      picture: { shape: 'plate', main: 'rice', accent: 'tomato', motif: 'thyme', ground: 'butter' },
      available: false,
      backInDays: 2,
    },
    {
      name: 'Baked Cod with Tahini',
      description: 'Cod baked under lemony tahini with pine nuts and crisp onions.',
      price: 2150,
      picture: { shape: 'platter', main: 'tahini', accent: 'rice', motif: 'lemon', ground: 'aqua' },
      options: [plateBase],
    },
  ],
};
