import type { CatalogueSection } from '../catalogue.ts';

export const sweets: CatalogueSection = {
  category: {
    name: 'Desserts',
    station: 'Cold',
    description: 'Honey, nuts and rosewater.',
    appeal: 0.8,
    requests: ['It is a birthday: could you add a candle?', 'Syrup on the side, please.'],
  },
  tag: '#sweet',
  products: [
    {
      name: 'Pistachio Baklava',
      description: 'Four pieces of buttered filo layered with pistachio and orange-blossom syrup.',
      price: 750,
      picture: { shape: 'squares', main: 'honey', accent: 'pistachio', motif: 'pistachio' },
      featured: true,
    },
    {
      name: 'Walnut Baklava',
      description: 'Four pieces of buttered filo with walnuts, cinnamon and honey.',
      price: 725,
      picture: {
        shape: 'squares',
        main: 'caramel',
        accent: 'walnut',
        motif: 'walnut',
        ground: 'sand',
      },
    },
    {
      name: 'Knafeh',
      description: 'Warm cheese under golden shredded pastry, soaked in syrup.',
      price: 895,
      picture: {
        shape: 'slice',
        main: 'rice',
        accent: 'pumpkin',
        motif: 'pistachio',
        ground: 'peach',
      },
    },
    {
      name: 'Semolina Cake',
      description: 'Moist basbousa with yogurt and rosewater, an almond on each piece.',
      price: 575,
      picture: {
        shape: 'squares',
        main: 'golden',
        accent: 'straw',
        motif: 'almond',
        ground: 'butter',
      },
    },
    {
      name: 'Rosewater Rice Pudding',
      description: 'Chilled rice pudding with rose petals and crushed pistachio.',
      price: 625,
      picture: { shape: 'coupe', main: 'milk', accent: 'rose', motif: 'rose', ground: 'rose' },
    },
    {
      name: "Date Ma'amoul",
      description: 'Three shortbread cookies filled with spiced dates.',
      price: 550,
      picture: { shape: 'cookies', main: 'sand', accent: 'crust', motif: 'date', ground: 'oat' },
    },
    {
      name: 'Tahini Ice Cream',
      description: 'Two scoops with date syrup and sesame brittle.',
      price: 675,
      picture: {
        shape: 'iceCream',
        main: 'sesame',
        accent: 'tahini',
        motif: 'date',
        ground: 'lavender',
      },
      available: false,
      backInDays: 1,
    },
  ],
};
