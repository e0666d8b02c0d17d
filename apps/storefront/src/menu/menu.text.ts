/** Every sentence that people read on the screens of menu. */
export const text = {
  searchMenu: 'Search the menu',
  menu: 'Menu',
  notOnMenuHint: "This item isn't on the menu anymore. Here's everything else.",

  noMenuYet: (name: string) => `${name} hasn't added a menu yet.`,
  checkBackSoon: 'Check back soon.',
  askStore: 'Ask a question',
  noResults: (search: string) => `No results for "${search}".`,
  tryOtherWords: 'Check the spelling, or try fewer words.',
  showWholeMenu: 'Show the whole menu',
  searchWholeMenu: 'Search the whole menu',

  noScriptHint: 'You can view the menu. To order, turn on JavaScript in your browser.',
  basket: 'Basket',
  yourBasket: 'Your basket',
  viewBasket: (count: number, money: string) => `View basket (${count}) · ${money}`,
  addedToBasket: (name: string) => `Added ${name} to your basket.`,
  deals: 'Deals',

  specialInstructions: 'Special instructions',
  addToBasket: (money: string) => `Add to basket · ${money}`,

  chooseOne: (what: string) => `Choose ${what}.`,
  chooseOf: (minimum: number, name: string) => `Choose ${minimum} of "${name}".`,
  chooseAtLeast: (minimum: number, name: string) => `Choose at least ${minimum} of "${name}".`,
  more: 'More',

  mostOrdered: 'Most ordered',
  wholeMenu: 'Whole menu',
  viewBasketShort: 'View basket',
  readyIn: (minutes: number) => `Ready in about ${minutes} min`,
  hoursAndContact: 'Hours and contact',
  youCanOrderAhead: ' You can order ahead.',
  minimumOrder: (money: string) => `${money} minimum`,
  yourOrders: 'Your orders',
  delivery: (hours: string) => ` · delivery: ${hours}`,
  freeDelivery: 'Free delivery',
  deliveryFrom: (money: string) => `Delivery from ${money}`,
  closed: 'Closed',
  open24Hours: 'Open 24 hours',
  fromTo: (from: string, to: string) => `${from} to ${to}`,
} as const;
