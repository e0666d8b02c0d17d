/** A demo store's recurring expense. */
export type Habit = {
  readonly description: string;
  readonly type: string;
  /** The minimum and maximum, in cents. */
  readonly between: readonly [number, number];
  /** The day of the month or week (0 is Sunday). */
  readonly on: { readonly monthDay: number } | { readonly weekDay: number };
  readonly supplier?: string;
  readonly notes?: string;
  /** The purchased items, as shares of the amount. */
  readonly buys?: readonly Buy[];
};

/** A recurring purchase. */
type Buy = {
  readonly item: string;
  readonly unit: string;
  /** The average unit price, in cents. */
  readonly price: number;
  /** Its share of the amount. */
  readonly share: number;
};

type DemoSupplier = {
  readonly name: string;
  readonly contactPerson: string;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  readonly supplies: string;
};

/** A demo store's suppliers and expenses. */
export type Spending = {
  readonly suppliers: readonly DemoSupplier[];
  readonly habits: readonly Habit[];
};

const premises: readonly Habit[] = [
  { description: 'Electricity', type: 'Energy', between: [41_000, 63_000], on: { monthDay: 5 } },
  { description: 'Gas', type: 'Energy', between: [18_000, 34_000], on: { monthDay: 7 } },
  { description: 'Internet and phone', type: 'Office', between: [8900, 8900], on: { monthDay: 8 } },
  {
    description: 'Liability insurance',
    type: 'Insurance',
    between: [21_500, 21_500],
    on: { monthDay: 12 },
  },
  { description: 'Window cleaning', type: 'Cleaning', between: [6500, 6500], on: { monthDay: 20 } },
];

/** The expenses of a kitchen. */
export const kitchenSpending: Spending = {
  suppliers: [
    {
      name: 'Atlantic Produce',
      contactPerson: 'Rosa Delgado',
      phone: '718 555 0117',
      email: 'orders@atlanticproduce.test',
      address: '88 Smith Street, Brooklyn, NY 11201',
      supplies: 'Vegetables, herbs, lemons',
    },
    {
      name: 'Levant Dry Goods',
      contactPerson: 'Karim Haddad',
      phone: '718 555 0163',
      email: 'karim@levantdrygoods.test',
      address: '190 Atlantic Avenue, Brooklyn, NY 11201',
      supplies: 'Lentils, bulgur, tahini, spices',
    },
    {
      name: 'Gowanus Packaging',
      contactPerson: 'Dana Wu',
      phone: '347 555 0148',
      email: 'hello@gowanuspackaging.test',
      address: '33 Third Avenue, Brooklyn, NY 11217',
      supplies: 'Boxes, bags, napkins',
    },
    {
      name: 'Court Street Holdings',
      contactPerson: 'Paul Brandt',
      phone: '212 555 0190',
      email: 'rent@courtstreetholdings.test',
      address: '200 Court Street, Brooklyn, NY 11201',
      supplies: 'The premises',
    },
  ],
  habits: [
    ...premises,
    {
      description: 'Rent of the shop',
      type: 'Rent',
      between: [480_000, 480_000],
      on: { monthDay: 1 },
      supplier: 'Court Street Holdings',
    },
    {
      description: 'Vegetables and herbs',
      type: 'Ingredients',
      between: [28_000, 46_000],
      on: { weekDay: 1 },
      supplier: 'Atlantic Produce',
      buys: [
        { item: 'Tomatoes', unit: 'kg', price: 320, share: 0.4 },
        { item: 'Parsley', unit: 'box', price: 1450, share: 0.25 },
        { item: 'Lemons', unit: 'kg', price: 280, share: 0.35 },
      ],
    },
    {
      description: 'Vegetables for the weekend',
      type: 'Ingredients',
      between: [32_000, 52_000],
      on: { weekDay: 4 },
      supplier: 'Atlantic Produce',
      buys: [
        { item: 'Tomatoes', unit: 'kg', price: 320, share: 0.5 },
        { item: 'Eggplants', unit: 'kg', price: 390, share: 0.5 },
      ],
    },
    {
      description: 'Lentils, bulgur, tahini',
      type: 'Ingredients',
      between: [19_000, 31_000],
      on: { weekDay: 2 },
      supplier: 'Levant Dry Goods',
      buys: [
        { item: 'Red lentils', unit: 'kg', price: 260, share: 0.3 },
        { item: 'Bulgur', unit: 'kg', price: 210, share: 0.3 },
        { item: 'Tahini', unit: 'l', price: 890, share: 0.4 },
      ],
    },
    {
      description: 'Boxes and bags',
      type: 'Packaging',
      between: [24_000, 38_000],
      on: { monthDay: 10 },
      supplier: 'Gowanus Packaging',
      notes: 'For about six weeks.',
    },
    {
      description: 'Oven repair',
      type: 'Repairs',
      between: [12_000, 28_000],
      on: { monthDay: 17 },
      notes: 'Door seal and thermostat.',
    },
  ],
};

/** The expenses of a grocer. */
export const grocerSpending: Spending = {
  suppliers: [
    {
      name: 'Prairie Dairy',
      contactPerson: 'Erik Lund',
      phone: '773 555 0121',
      email: 'erik@prairiedairy.test',
      address: '2200 West Belmont Avenue, Chicago, IL 60618',
      supplies: 'Milk, butter, yoghurt, cheese',
    },
    {
      name: 'Lakeside Growers',
      contactPerson: 'Ana Kowalski',
      phone: '312 555 0174',
      email: 'market@lakesidegrowers.test',
      address: '14 South Water Market, Chicago, IL 60608',
      supplies: 'Fruit, vegetables, flowers',
    },
    {
      name: 'Northside Properties',
      contactPerson: 'Judith Marsh',
      phone: '773 555 0106',
      email: 'office@northsideproperties.test',
      address: '4700 North Western Avenue, Chicago, IL 60625',
      supplies: 'The premises',
    },
  ],
  habits: [
    ...premises,
    {
      description: 'Rent of the shop',
      type: 'Rent',
      between: [395_000, 395_000],
      on: { monthDay: 1 },
      supplier: 'Northside Properties',
    },
    {
      description: 'Milk, butter, yoghurt',
      type: 'Goods',
      between: [52_000, 71_000],
      on: { weekDay: 1 },
      supplier: 'Prairie Dairy',
      buys: [
        { item: 'Whole milk', unit: 'l', price: 110, share: 0.4 },
        { item: 'Butter', unit: 'kg', price: 920, share: 0.35 },
        { item: 'Yoghurt', unit: 'kg', price: 340, share: 0.25 },
      ],
    },
    {
      description: 'Fruit and vegetables',
      type: 'Goods',
      between: [61_000, 98_000],
      on: { weekDay: 3 },
      supplier: 'Lakeside Growers',
      buys: [
        { item: 'Apples', unit: 'kg', price: 230, share: 0.5 },
        { item: 'Potatoes', unit: 'kg', price: 120, share: 0.5 },
      ],
    },
    {
      description: 'Fruit for the weekend',
      type: 'Goods',
      between: [38_000, 60_000],
      on: { weekDay: 5 },
      supplier: 'Lakeside Growers',
    },
    { description: 'Paper bags', type: 'Packaging', between: [9000, 14_000], on: { monthDay: 14 } },
    {
      description: 'Service of the cold room',
      type: 'Repairs',
      between: [17_500, 17_500],
      on: { monthDay: 22 },
    },
  ],
};
