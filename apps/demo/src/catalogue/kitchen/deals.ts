import type { PictureSpec } from '../../pictures/picture.ts';

export type CatalogueDeal = {
  name: string;
  description: string;
  /** In cents. */
  price: number;
  picture: PictureSpec;
  /** Names of products in the same catalogue. */
  parts: readonly { product: string; quantity: number }[];
  /** The days until it ends; no end if absent. */
  days?: number;
  /** Defaults to true. */
  available?: boolean;
};

/** The deals of Cedar Kitchen, newest last. */
export const kitchenDeals: readonly CatalogueDeal[] = [
  {
    name: 'Tea and Baklava for Two',
    description: 'Two plates of pistachio baklava and two glasses of fresh mint tea.',
    price: 1795,
    picture: { shape: 'bites', main: 'pistachio', accent: 'honey', motif: 'mint', ground: 'lime' },
    parts: [
      { product: 'Pistachio Baklava', quantity: 2 },
      { product: 'Fresh Mint Tea', quantity: 2 },
    ],
  },
  {
    name: 'Pepper Supper',
    description: 'Stuffed peppers straight from the oven with a cup of ayran.',
    price: 1695,
    picture: { shape: 'bites', main: 'cherry', accent: 'milk', motif: 'tomato', ground: 'blush' },
    parts: [
      { product: 'Stuffed Peppers', quantity: 1 },
      { product: 'Ayran', quantity: 1 },
    ],
  },
  {
    name: 'Grill Night',
    description:
      'Two mixed grills with batata harra and a bowl of pickles: four people, no dishes.',
    price: 9195,
    picture: { shape: 'rolls', main: 'rust', accent: 'mustard', motif: 'onion', ground: 'amber' },
    parts: [
      { product: 'Mixed Grill for Two', quantity: 2 },
      { product: 'Batata Harra', quantity: 2 },
      { product: 'Pickle Plate', quantity: 1 },
    ],
    days: 30,
  },
  {
    name: 'Mezze Table',
    description: 'Hummus, muhammara, falafel and grape leaves in the middle of the table.',
    price: 2895,
    picture: { shape: 'dip', main: 'sand', accent: 'cedar', motif: 'parsley', ground: 'sage' },
    parts: [
      { product: 'Classic Hummus', quantity: 1 },
      { product: 'Muhammara', quantity: 1 },
      { product: 'Falafel', quantity: 1 },
      { product: 'Stuffed Grape Leaves', quantity: 1 },
    ],
  },
  {
    name: 'Wrap and Lemonade',
    description: 'A chicken shawarma wrap and a mint lemonade, the way the office orders them.',
    price: 1495,
    picture: { shape: 'wrap', main: 'oat', accent: 'caramel', motif: 'lemon', ground: 'lemon' },
    parts: [
      { product: 'Chicken Shawarma Wrap', quantity: 1 },
      { product: 'Mint Lemonade', quantity: 1 },
    ],
  },
];
