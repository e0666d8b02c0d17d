import * as bakery from './bakery.ts';
import * as counter from './counter.ts';
import * as dishes from './dishes.ts';
import * as drinks from './drinks.ts';
import * as household from './household.ts';
import * as packages from './packages.ts';
import * as plates from './plates.ts';
import * as produce from './produce.ts';
import * as sweets from './sweets.ts';
import * as vegetables from './vegetables.ts';

/** Everything that can be drawn, by name. */
export const shapes = {
  ...bakery,
  ...counter,
  ...dishes,
  ...drinks,
  ...household,
  ...packages,
  ...plates,
  ...produce,
  ...sweets,
  ...vegetables,
};

export type ShapeName = keyof typeof shapes;
