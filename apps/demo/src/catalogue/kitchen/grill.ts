import type { CatalogueSection } from '../catalogue.ts';
import { plateBase, sauces } from './options.ts';

export const grill: CatalogueSection = {
  category: {
    name: 'From the Grill',
    station: 'Grill',
    description: 'Cooked over charcoal and served with rice and grilled tomato.',
    appeal: 1.4,
    requests: [
      'Well done, please.',
      'Medium, please.',
      'No tomato on the skewer, please.',
      'Garlic sauce instead of tahini.',
    ],
  },
  products: [
    {
      name: 'Shish Tawook',
      description: 'Two skewers of chicken in yogurt, lemon and garlic.',
      price: 1895,
      picture: { shape: 'skewer', main: 'amber', accent: 'fern', motif: 'lemon' },
      featured: true,
      options: [plateBase, sauces],
    },
    {
      name: 'Lamb Kebab',
      description: 'Two skewers of lamb leg with peppers, pink in the middle.',
      price: 2350,
      picture: {
        shape: 'skewer',
        main: 'chocolate',
        accent: 'tomato',
        motif: 'mint',
        ground: 'mint',
      },
      options: [plateBase, sauces],
    },
    {
      name: 'Beef Kofta',
      description: 'Hand-minced beef with parsley, onion and seven spice.',
      price: 1950,
      picture: {
        shape: 'skewer',
        main: 'rust',
        accent: 'lettuce',
        motif: 'tomato',
        ground: 'peach',
      },
      options: [plateBase, sauces],
    },
    {
      name: 'Shrimp Skewers',
      description: 'Gulf shrimp with chili, coriander and burnt lime.',
      price: 2275,
      picture: { shape: 'skewer', main: 'coral', accent: 'lime', motif: 'lime', ground: 'aqua' },
      options: [plateBase],
    },
    {
      name: 'Halloumi Skewers',
      description: 'Halloumi with zucchini and red onion, brushed with oregano oil.',
      price: 1695,
      picture: { shape: 'skewer', main: 'butter', accent: 'basil', motif: 'thyme', ground: 'sage' },
      options: [plateBase],
    },
    {
      name: 'Lamb Chops',
      description: 'Four small chops rubbed with Aleppo pepper and garlic.',
      price: 2795,
      picture: { shape: 'steak', main: 'clay', accent: 'crust', motif: 'thyme', ground: 'peach' },
      options: [plateBase, sauces],
    },
    {
      name: 'Mixed Grill for Two',
      description: 'Tawook, kofta and lamb kebab with rice, salad, toum and bread.',
      price: 4250,
      picture: {
        shape: 'platter',
        main: 'brick',
        accent: 'butter',
        motif: 'tomato',
        ground: 'golden',
      },
      options: [sauces],
    },
    {
      name: 'Half Charcoal Chicken',
      description: 'Marinated overnight, grilled slowly, with toum and potatoes.',
      price: 1895,
      picture: { shape: 'chicken', main: 'caramel', accent: 'rust', motif: 'parsley' },
      options: [sauces],
    },
  ],
};
