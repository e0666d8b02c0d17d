import { countOf, plural } from '@counter/contract/shared';

/** Screen text for categories. */
export const categoriesText = {
  editCategory: 'Edit category',
  categoryEditedToast: 'Category is edited successfully',
  categoriesNotLoaded: "We couldn't load the categories",
  noCategoryYet: 'No category yet',
  noCategoriesHelp: 'Group your products under the headings of your menu.',
  orderHint: 'Customers see them in this order.',
  notReorderedToast: (failure: string) => `The order stays as it was. ${failure}`,
  orderProducts: 'Order products',
  orderProductsTitle: (name: string) => `Order the products of ${name}`,
  orderUncategorized: 'Order products without a category',
  productOrderHint: 'Your web store and the API show them in this order. New products come last.',
  productsNotLoaded: "We couldn't load the products",
  noProductHere: 'No products here',
  noProductsHelp: 'Products are shown in their main category.',
  backToCategories: 'Back to categories',
  products: (products: number) => countOf(products, 'product', 'products'),
  categoryDeletedToast: 'Category is deleted successfully',
  deleteFullHelp: (products: number, name: string) =>
    `${plural(products, '1 product is', `${products} products are`)} in "${name}". Say where ${plural(products, 'it goes', 'they go')}.`,
  deleteEmptyHelp: (name: string) => `"${name}" is empty. You can't restore a deleted category.`,
  deleteCategory: 'Delete category',
  productsGoTo: 'Products go to',
  noCategory: 'No category',
  suggestions: 'Suggestions',
  suggestionsHelp: 'Fills in the fields below, for you to change.',
  suggestionsPlaceholder: 'Choose one, or type your own',
} as const;
