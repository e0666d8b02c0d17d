/** Screen text for menu. */
export const text = {
  available: 'Available',
  soldOutToday: 'Sold out today',
  unavailable: 'Unavailable',
  unavailableUntil: (returnText: string) => `Unavailable until ${returnText}`,
  notServed: 'Not served',
  from: (returnText: string) => `From ${returnText}`,
  tomorrow: 'tomorrow',

  always: 'Always',

  manageCategories: 'Manage categories',
  addCategory: 'Add category',
  delete: (name: string) => `Delete ${name}`,

  category: 'Category',
  categoryAddedToast: 'Category is added successfully',

  categoriesLabel: 'Categories',

  actionsFor: (name: string) => `Actions for ${name}`,
  edit: 'Edit',
  deleteItem: 'Delete',

  price: 'Price',
  discount: 'Discount',
  weight: 'Weight',

  backToProducts: 'Back to products',

  optionsLabel: 'Options',

  availability: 'Availability',

  optionGroupsNotLoaded: "We couldn't load the option groups",
  newOptionGroup: 'New option group',
  editLabel: (name: string) => `Edit ${name}`,

  nothing: 'nothing',

  duplicate: 'Duplicate',

  storesRate: "Use the store's rate",

  taxRate: 'Tax rate',
  featured: 'Featured',

  manageOptions: 'Manage options',
  importProducts: 'Import products',

  markAsUnavailable: (name: string) => `Mark ${name} as unavailable`,

  isAvailable: (name: string) => `${name} is available`,
} as const;
