import { plural } from '@counter/contract/shared';
import type { ReactNode } from 'react';
import { rich } from '@counter/browser/sentence';

/** Screen text for the product lists. */
export const listsText = {
  atMostAtOnce: (productsAtOnce: number) => `, at most ${productsAtOnce} at once`,
  selected: (count: number, tooMany: ReactNode) => rich`${count} selected${tooMany}`,
  selectEvery: (count: number) => `Select all ${count} products`,
  notAllSelected: "We couldn't select every product.",
  clearSelection: 'Clear selection',
  edit: 'Edit…',

  products: 'Products',
  storeProductsHelp: 'Everything you sell. Set discounts and weights in My Business.',
  businessProductsHelp: 'The products on your menu, with their discounts and weights.',
  backToManageBusiness: 'Back to Manage Business',

  addProduct: 'Add product',

  more: 'More',
  exporting: 'Exporting…',
  exportCsv: 'Export products as CSV',
  exportExcel: 'Export products for Excel',

  select: (name: string) => `Select ${name}`,
  selectAllOnThisPage: 'Select all on this page',

  selectColumn: 'Select',

  turnOffUntilTomorrow: 'Turn off until tomorrow',
  turnOn: 'Turn on',
  actionOn: (action: string, name: string) => `${action}: ${name}`,
  markedToast: (name: string, available: boolean) =>
    `${name} is ${available ? 'available' : 'unavailable'}.`,
  notMarkedToast: (name: string) => `${name} stays as it was.`,
  backOnMenu: (products: string, count: number) =>
    `${products} ${plural(count, 'is', 'are')} back on the menu.`,
  notRestored: (products: string) => `We couldn't restore ${products}.`,
  deleted: (products: string, count: number) =>
    `${products} ${plural(count, 'was', 'were')} deleted.`,
  notDeleted: (products: string) => `We couldn't delete ${products}.`,
  productCount: (count: number) => `${count} products`,

  searchProduct: 'Search product',
  searchPlaceholder: 'Search product...',
  searchHint: (productSearchMinimum: number) =>
    `Type ${productSearchMinimum} characters to search.`,
  showProducts: 'Show products',
  allCategories: 'All categories',

  staleWarning: (readAt: string, failure: string) =>
    `These products are from ${readAt}. ${failure}`,

  markAsUnavailable: 'Mark as Unavailable',
  markAsAvailable: 'Mark as available',

  productsNotLoaded: "We couldn't load the products",

  noProductFound: 'No product found',
  noProductsHelp: 'What you sell appears here, and on the marketplace once it is available.',
  thisCategory: 'this category',
  page: (page: number) => `page ${page}`,

  notAvailable: 'Not available',
  all: 'All',
  featuredItems: 'Featured Items',
} as const;
