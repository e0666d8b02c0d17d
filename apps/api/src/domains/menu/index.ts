export { menuTasks } from './menu.jobs.ts';
export { menuRoutes } from './menu.routes.ts';
export { findCategoryNames } from './category-names.repository.ts';
export { findMenu, findProductsForOrder } from './menu.service.ts';
export { findPartRows, type PartRow } from './menu.repository.ts';
export {
  giveBackToDailyLimits,
  importDailySales,
  takeFromDailyLimits,
} from './daily-limits.service.ts';
export { importMenu, type ImportedMenu } from './import.repository.ts';
export { findStations } from './stations.service.ts';
export { importProducts } from './import-products.service.ts';
export { setAvailability } from './product-availability.service.ts';
export { removeProducts, restoreProducts } from './product-removal.service.ts';
export { remover, restorer } from './removal.ts';
export { findBestProducts } from './best-products.service.ts';
export { findOffItems } from './off-menu.service.ts';
export { findWithoutPicture } from './without-picture.repository.ts';
export { findMenuBeginning } from './menu-beginning.repository.ts';
export { findOffers, type Offer, type OfferedProduct } from './offers.repository.ts';
