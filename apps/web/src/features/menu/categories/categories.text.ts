import { countOf, plural } from '@counter/contract/shared';

/** The sentences of the screens about categories. */
export const categoriesText = {
  editCategory: 'Edit category',
  categoryIsEditedSuccessfully: 'Category is edited successfully',
  categoriesCouldNotBeLoaded: "We couldn't load the categories",
  noCategoryYet: 'No category yet',
  groupYourProductsUnderHeadings: 'Group your products under the headings of your menu.',
  customersSeeThemInThis: 'Customers see them in this order.',
  orderStaysAsItWas: (failure: string) => `The order stays as it was. ${failure}`,
  orderProducts: 'Order products',
  orderProductsOf: (name: string) => `Order the products of ${name}`,
  orderProductsWithoutCategory: 'Order products without a category',
  customersSeeProductsInThis:
    'Your web store and the API show them in this order. New products come last.',
  productsCouldNotBeLoaded: "We couldn't load the products",
  noProductHere: 'No products here',
  onlyMainCategory: 'Products are shown in their main category.',
  backToCategories: 'Back to categories',
  products: (products: number) => countOf(products, 'product', 'products'),
  categoryIsDeletedSuccessfully: 'Category is deleted successfully',
  productsAreInSayWhere: (products: number, name: string) =>
    `${plural(products, '1 product is', `${products} products are`)} in "${name}". Say where ${plural(products, 'it goes', 'they go')}.`,
  noProductIsInDeleted: (name: string) =>
    `"${name}" is empty. You can't restore a deleted category.`,
  deleteCategory: 'Delete category',
  productsGoTo: 'Products go to',
  noCategory: 'No category',
  suggestions: 'Suggestions',
  fillsInFieldsBelowFor: 'Fills in the fields below, for you to change.',
  chooseOneOrTypeYour: 'Choose one, or type your own',
} as const;
