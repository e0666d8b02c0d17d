const store = '/s/cedar-kitchen';

/** The pages of a web store that are visited: the menu, a part of it, and the checkout. */
export const webStorePages = {
  menu: store,
  category: `${store}/menu/mezze`,
  checkout: `${store}/checkout`,
} as const;
