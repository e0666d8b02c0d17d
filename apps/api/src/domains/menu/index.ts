export { menuTasks } from './menu.jobs.ts';
export { menuRoutes } from './menu.routes.ts';
export { findCategoryNames } from './categories/category-names.repository.ts';
export { findMenu, findProductsForOrder } from './menu.service.ts';
export { findPartRows, type PartRow } from './menu.repository.ts';
export {
  giveBackToDailyLimits,
  importDailySales,
  takeFromDailyLimits,
} from './availability/daily-limits.service.ts';
export { importMenu, type ImportedMenu } from './import.repository.ts';
export { findStations } from './stations/stations.service.ts';
export { importProducts } from './files/import-products.service.ts';
export { setAvailability } from './availability/product-availability.service.ts';
export { removeProducts, restoreProducts } from './products/product-removal.service.ts';
export { remover, restorer } from './removal.ts';
export { findBestProducts } from './products/best-products.service.ts';
export { findOffItems } from './availability/off-menu.service.ts';
export { findWithoutPicture } from './products/without-picture.repository.ts';
export { findMenuBeginning } from './menu-beginning.repository.ts';
export { findOffers, type Offer, type OfferedProduct } from './offers.repository.ts';
