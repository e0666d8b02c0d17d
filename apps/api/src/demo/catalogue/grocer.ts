import { createCatalogue } from './catalogue.ts';
import type { Catalogue } from './catalogue.ts';
import { bakery } from './grocer/bakery.ts';
import { care } from './grocer/care.ts';
import { cheese } from './grocer/cheese.ts';
import { dairy } from './grocer/dairy.ts';
import { drinks } from './grocer/drinks.ts';
import { fish } from './grocer/fish.ts';
import { frozen } from './grocer/frozen.ts';
import { fruit } from './grocer/fruit.ts';
import { grains } from './grocer/grains.ts';
import { greens } from './grocer/greens.ts';
import { household } from './grocer/household.ts';
import { meat } from './grocer/meat.ts';
import { pantry } from './grocer/pantry.ts';
import { snacks } from './grocer/snacks.ts';
import { tins } from './grocer/tins.ts';
import { vegetables } from './grocer/vegetables.ts';

const freshFood = [fruit, vegetables, greens, bakery, dairy, cheese, meat, fish];
const shelves = [pantry, grains, tins, snacks, drinks, frozen, household, care];

/** The shelves of Fern & Field Grocer. */
export const grocer: Catalogue = createCatalogue([...freshFood, ...shelves], 7.5);
