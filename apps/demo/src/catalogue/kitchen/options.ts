import type { ProductOption } from '../catalogue.ts';

export const portion: ProductOption = {
  name: 'Size',
  minimum: 1,
  maximum: 1,
  choices: [
    { name: 'Regular', price: 0 },
    { name: 'Large', price: 300 },
  ],
};

export const bread: ProductOption = {
  name: 'Bread',
  minimum: 1,
  maximum: 1,
  choices: [
    { name: 'Warm pita', price: 0 },
    { name: 'Whole-wheat pita', price: 0 },
    { name: 'Cucumber and carrot sticks', price: 100 },
    { name: 'Gluten-free flatbread', price: 200 },
  ],
};

export const wrapExtras: ProductOption = {
  name: 'Extras',
  minimum: 0,
  maximum: 3,
  choices: [
    { name: 'Halloumi', price: 250 },
    { name: 'Avocado', price: 200 },
    { name: 'Extra pickles', price: 50 },
    { name: 'Fries inside', price: 150 },
    { name: 'Extra garlic sauce', price: 75 },
  ],
};

export const heat: ProductOption = {
  name: 'Heat',
  minimum: 1,
  maximum: 1,
  choices: [
    { name: 'Mild', price: 0 },
    { name: 'Medium', price: 0 },
    { name: 'Hot, with shatta', price: 0 },
  ],
};

export const plateBase: ProductOption = {
  name: 'Served with',
  minimum: 1,
  maximum: 1,
  choices: [
    { name: 'Vermicelli rice', price: 0 },
    { name: 'Bulgur', price: 0 },
    { name: 'Batata harra', price: 150 },
    { name: 'Fattoush', price: 200 },
  ],
};

export const sauces: ProductOption = {
  name: 'Sauces',
  minimum: 0,
  maximum: 2,
  choices: [
    { name: 'Toum', price: 75 },
    { name: 'Tahini', price: 75 },
    { name: 'Shatta', price: 50 },
    { name: 'Minted yogurt', price: 75 },
  ],
};

export const saladTopping: ProductOption = {
  name: 'Add a topping',
  minimum: 0,
  maximum: 2,
  choices: [
    { name: 'Grilled chicken', price: 450 },
    { name: 'Falafel', price: 300 },
    { name: 'Grilled halloumi', price: 350 },
    { name: 'Feta', price: 200 },
  ],
};

export const milk: ProductOption = {
  name: 'Milk',
  minimum: 0,
  maximum: 1,
  choices: [
    { name: 'Whole milk', price: 0 },
    { name: 'Oat milk', price: 75 },
  ],
};

export const sweetness: ProductOption = {
  name: 'Sweetness',
  minimum: 1,
  maximum: 1,
  choices: [
    { name: 'As it comes', price: 0 },
    { name: 'Half sweet', price: 0 },
    { name: 'Unsweetened', price: 0 },
  ],
};
