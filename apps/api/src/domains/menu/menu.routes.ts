import type { Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { categoryRoutes } from './categories/category.routes.ts';
import { manyRoutes } from './plans/many.routes.ts';
import { planRoutes } from './plans/plans.routes.ts';
import { optionRoutes } from './options/options.routes.ts';
import { productRoutes } from './products/product.routes.ts';
import { stationRoutes } from './stations/stations.routes.ts';

/** Routes of the menu domain. */
export function menuRoutes(platform: Platform): Route[] {
  return [
    ...productRoutes(platform),
    ...categoryRoutes(platform),
    ...stationRoutes(platform),
    ...optionRoutes(platform),
    ...manyRoutes(platform),
    ...planRoutes(platform),
  ];
}
