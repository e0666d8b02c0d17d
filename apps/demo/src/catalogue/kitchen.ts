import { createCatalogue } from './catalogue.ts';
import type { Catalogue } from './catalogue.ts';
import { drinks } from './kitchen/drinks.ts';
import { grill } from './kitchen/grill.ts';
import { mezze } from './kitchen/mezze.ts';
import { plates } from './kitchen/plates.ts';
import { salads } from './kitchen/salads.ts';
import { sides } from './kitchen/sides.ts';
import { soups } from './kitchen/soups.ts';
import { sweets } from './kitchen/sweets.ts';
import { wraps } from './kitchen/wraps.ts';

/** The menu of Cedar Kitchen, a Levantine kitchen round the corner. */
export const kitchen: Catalogue = createCatalogue(
  [mezze, wraps, plates, grill, salads, soups, sides, sweets, drinks],
  2.9,
);
