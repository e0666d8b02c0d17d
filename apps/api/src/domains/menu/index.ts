export { findMenu, findProductsForOrder } from './menu.repository.ts';
