export { findMenu, findProductsForOrder } from './menu.repository.ts';
export { importMenu, type ImportedMenu } from './import.repository.ts';
