import type { CatalogueSection } from '../catalogue.ts';

/** Breakfast ends when the grill takes over. */
const breakfast = [{ weekdays: [0, 1, 2, 3, 4, 5, 6], from: '07:00', to: '11:30' }];

export const sides: CatalogueSection = {
  category: {
    name: 'Sides',
    station: 'Stove',
    description: 'What the table is missing.',
    appeal: 1.3,
    requests: ['Extra crispy, please.', 'Salt on the side, please.'],
  },
  tag: '#share',
  products: [
    {
      name: 'Batata Harra',
      description: 'Fried potato cubes with garlic, coriander and chili.',
      price: 695,
      picture: { shape: 'bowl', main: 'amber', accent: 'tomato', motif: 'chili' },
    },
    {
      name: "Za'atar Fries",
      description: 'Thin fries tossed with wild thyme, sumac and sea salt.',
      price: 595,
      picture: { shape: 'fries', main: 'golden', accent: 'cedar', motif: 'thyme' },
      options: [
        {
          name: 'Dip',
          minimum: 0,
          maximum: 2,
          choices: [
            { name: 'Toum', price: 75 },
            { name: 'Harissa mayonnaise', price: 75 },
            { name: 'Ketchup', price: 0 },
          ],
        },
      ],
    },
    {
      name: 'Sweet Potato Fries',
      description: 'Crisp at the edges, soft inside, with a pinch of smoked paprika.',
      price: 650,
      picture: { shape: 'fries', main: 'carrot', accent: 'navy', motif: 'chili', ground: 'peach' },
    },
    {
      name: 'Vermicelli Rice',
      description: 'Buttery rice with toasted strands of vermicelli.',
      price: 475,
      picture: { shape: 'bowl', main: 'rice', accent: 'teal', motif: 'almond', ground: 'mint' },
    },
    {
      name: 'Warm Pita',
      description: 'Three puffed breads straight from the oven.',
      price: 300,
      picture: { shape: 'pitas', main: 'sesame', accent: 'almond', ground: 'sand' },
    },
    {
      name: "Za'atar Manakish",
      description: 'Stone-baked flatbread spread with thyme, sesame and olive oil.',
      price: 695,
      menuHours: breakfast,
      picture: { shape: 'flatbread', main: 'golden', accent: 'moss', motif: 'sesame' },
    },
    {
      name: 'Cheese Manakish',
      description: 'Stone-baked flatbread with melted akkawi and nigella seeds.',
      price: 795,
      menuHours: breakfast,
      picture: { shape: 'flatbread', main: 'crust', accent: 'vanilla', motif: 'pepper' },
    },
    {
      name: 'Pickle Plate',
      description: 'Pink turnips, cucumbers and wild chilies from our own jars.',
      price: 425,
      picture: {
        shape: 'plate',
        main: 'raspberry',
        accent: 'pistachio',
        motif: 'cucumber',
        ground: 'rose',
      },
    },
    {
      name: 'Toum',
      description: 'Our fluffy garlic sauce, enough for two.',
      price: 250,
      picture: { shape: 'tub', main: 'milk', accent: 'sage', motif: 'garlic', ground: 'sage' },
    },
  ],
};
