import type { CatalogueSection } from '../catalogue.ts';
import { bread } from './options.ts';

export const mezze: CatalogueSection = {
  category: {
    name: 'Mezze',
    station: 'Cold',
    description: 'Small plates to share, made every morning.',
    appeal: 1,
    requests: [
      'Extra lemon on the side, please.',
      'Please keep the olive oil separate.',
      'Could we have a little more bread?',
    ],
  },
  tag: '#share',
  products: [
    {
      name: 'Classic Hummus',
      description: 'Chickpeas and tahini whipped smooth, with lemon and a pool of olive oil.',
      price: 850,
      picture: { shape: 'dip', main: 'tahini', accent: 'cedar', motif: 'chickpea' },
      featured: true,
      options: [bread],
    },
    {
      name: 'Beet Hummus',
      description: 'Roasted beets blended into our hummus, with toasted walnuts on top.',
      price: 950,
      picture: {
        shape: 'dip',
        main: 'raspberry',
        accent: 'cream',
        motif: 'walnut',
        ground: 'rose',
      },
      options: [bread],
    },
    {
      name: 'Baba Ghanoush',
      description: 'Eggplant charred over the flame, mashed with tahini and pomegranate.',
      price: 900,
      picture: {
        shape: 'dip',
        main: 'almond',
        accent: 'indigo',
        motif: 'pomegranate',
        ground: 'lavender',
      },
      options: [bread],
    },
    {
      name: "Labneh with Za'atar",
      description: 'Thick strained yogurt under a crust of wild thyme, sumac and sesame.',
      price: 825,
      picture: { shape: 'dip', main: 'rice', accent: 'teal', motif: 'thyme', ground: 'mint' },
      options: [bread],
    },
    {
      name: 'Muhammara',
      description: 'Red pepper and walnut dip, sweet with pomegranate and gently hot.',
      price: 950,
      picture: { shape: 'dip', main: 'clay', accent: 'slate', motif: 'almond', ground: 'peach' },
      options: [bread],
    },
    {
      name: 'Stuffed Grape Leaves',
      description: 'Six vine leaves rolled around lemony rice, tomato and mint.',
      price: 875,
      picture: { shape: 'rolls', main: 'moss', accent: 'rice', motif: 'lemon' },
    },
    {
      name: 'Falafel',
      description: 'Six crisp herb fritters fried to order, with a cup of tahini.',
      price: 775,
      discount: 100,
      picture: {
        shape: 'bites',
        main: 'bronze',
        accent: 'tahini',
        motif: 'parsley',
        ground: 'sage',
      },
      featured: true,
    },
    {
      name: 'Fried Kibbeh',
      description: 'Four bulgur shells filled with spiced beef and pine nuts.',
      price: 1050,
      picture: { shape: 'bites', main: 'rust', accent: 'rice', motif: 'lemon', ground: 'blush' },
    },
    {
      name: 'Cheese Rolls',
      description: 'Crisp filo cigars filled with akkawi cheese, parsley and nigella.',
      price: 925,
      picture: { shape: 'rolls', main: 'golden', accent: 'tomato', motif: 'parsley' },
    },
    {
      name: 'Marinated Olives',
      description: 'Green and black olives warmed with orange peel, thyme and chili.',
      price: 650,
      picture: { shape: 'bowl', main: 'olive', accent: 'clay', motif: 'olive', ground: 'sage' },
    },
  ],
};
