/** Titles of the product form, loaded with the route. */
export const text = {
  edit: 'Edit',
  duplicate: 'Duplicate',
  newProduct: 'New Product',
};
