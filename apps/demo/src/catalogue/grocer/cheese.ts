import { untaxed } from '../catalogue.ts';
import type { CatalogueSection } from '../catalogue.ts';

export const cheese: CatalogueSection = untaxed({
  category: {
    name: 'Cheese',
    description: 'Cut from the wheel by people who like to talk about it.',
    appeal: 1.1,
    requests: ['A piece with rind, please.', 'Sliced thin, please.'],
  },
  tag: '#vegetarian',
  products: [
    {
      name: 'Aged Cheddar',
      description: 'Sharp and crumbly, two years old.',
      price: 899,
      discount: 150,
      displayUnitValue: '227 g',
      picture: { shape: 'wedge', main: 'pumpkin', accent: 'caramel' },
    },
    {
      name: 'Mild Cheddar',
      description: 'Smooth and melting.',
      price: 649,
      displayUnitValue: '227 g',
      picture: { shape: 'block', main: 'mango', accent: 'tomato', motif: 'cheese' },
    },
    {
      name: 'Parmigiano Reggiano',
      description: 'Nutty, granular, aged twenty-four months.',
      price: 1249,
      displayUnitValue: '227 g',
      picture: { shape: 'wedge', main: 'straw', accent: 'crust' },
    },
    {
      name: 'Gruyère',
      description: 'Mountain cheese for fondue and toast.',
      price: 1149,
      displayUnitValue: '227 g',
      picture: { shape: 'wedge', main: 'vanilla', accent: 'almond' },
    },
    {
      name: 'Brie',
      description: 'Soft under a velvety white rind.',
      price: 849,
      displayUnitValue: '250 g',
      picture: { shape: 'cheeseRound', main: 'milk', accent: 'butter', ground: 'sand' },
    },
    {
      name: 'Camembert',
      description: 'Ripe, runny and full of character.',
      price: 799,
      displayUnitValue: '250 g',
      picture: { shape: 'cheeseRound', main: 'oat', accent: 'vanilla', ground: 'olive' },
    },
    {
      name: 'Fresh Mozzarella',
      description: 'Milky balls in their own water.',
      price: 599,
      displayUnitValue: '227 g',
      picture: { shape: 'cheeseBalls', main: 'milk', accent: 'sky', motif: 'leaf' },
    },
    {
      name: 'Bocconcini with Basil',
      description: 'Bite-size mozzarella in herbed oil.',
      price: 699,
      displayUnitValue: '250 g',
      picture: { shape: 'cheeseBalls', main: 'cream', accent: 'moss', motif: 'thyme' },
    },
    {
      name: 'Sheep Feta',
      description: 'Creamy and salty, in brine.',
      price: 749,
      displayUnitValue: '200 g',
      picture: { shape: 'block', main: 'milk', accent: 'navy', motif: 'olive', ground: 'sky' },
    },
    {
      name: 'Halloumi',
      description: 'The cheese that grills without melting.',
      price: 849,
      displayUnitValue: '225 g',
      picture: { shape: 'block', main: 'vanilla', accent: 'mint', motif: 'mint' },
    },
    {
      name: 'Blue Cheese',
      description: 'Creamy with deep blue veins.',
      price: 899,
      displayUnitValue: '170 g',
      picture: { shape: 'wedge', main: 'cream', accent: 'slate', motif: 'berry' },
    },
    {
      name: 'Goat Cheese Log',
      description: 'Fresh, lemony and spreadable.',
      price: 649,
      displayUnitValue: '150 g',
      picture: { shape: 'rolls', main: 'milk', accent: 'fern', motif: 'thyme', ground: 'sage' },
    },
  ],
});
