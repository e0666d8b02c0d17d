const store = '/s/cedar-kitchen';

/** The measured pages of a web store: the menu, a category, and the checkout. */
export const webStorePages = {
  menu: store,
  category: `${store}/menu/mezze`,
  checkout: `${store}/checkout`,
} as const;
