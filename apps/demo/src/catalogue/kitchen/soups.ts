import type { CatalogueSection } from '../catalogue.ts';
import { portion } from './options.ts';

export const soups: CatalogueSection = {
  category: {
    name: 'Soups',
    station: 'Stove',
    description: 'Simmered through the morning, sold until the pot is empty.',
    appeal: 0.6,
    requests: ['Very hot, please.', 'Lemon on the side, please.'],
  },
  products: [
    {
      name: 'Red Lentil Soup',
      description: 'Silky lentils with cumin and lemon, finished with crisp pita.',
      price: 725,
      dailyLimit: 24,
      picture: { shape: 'soup', main: 'pumpkin', accent: 'cedar', motif: 'parsley' },
      options: [portion],
    },
    {
      name: 'Chicken and Freekeh Soup',
      description: 'Shredded chicken and smoky green wheat in a clear broth.',
      price: 895,
      picture: { shape: 'soup', main: 'straw', accent: 'clay', motif: 'carrot' },
      options: [portion],
    },
    {
      name: 'Tomato and Bulgur Soup',
      description: 'Slow-cooked tomatoes thickened with bulgur, with mint butter.',
      price: 750,
      picture: { shape: 'soup', main: 'tomato', accent: 'cream', motif: 'mint', ground: 'blush' },
      options: [portion],
    },
    {
      name: 'Spinach and Chickpea Soup',
      description: 'Greens and chickpeas in a garlicky lemon broth.',
      price: 775,
      picture: {
        shape: 'soup',
        main: 'spinach',
        accent: 'butter',
        motif: 'chickpea',
        ground: 'mint',
      },
      options: [portion],
    },
  ],
};
