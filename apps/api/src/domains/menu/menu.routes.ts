import type { Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { categoryRoutes } from './category.routes.ts';
import { manyRoutes } from './many.routes.ts';
import { planRoutes } from './plans.routes.ts';
import { optionRoutes } from './options.routes.ts';
import { productRoutes } from './product.routes.ts';
import { stationRoutes } from './stations.routes.ts';

/** Every call of the menu domain. */
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
