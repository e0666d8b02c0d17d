/** Every sentence that people read on the screens of menu. */
export const text = {
  searchMenu: 'Search the menu',
  menu: 'Menu',

  hasPutNothingOnIts: (name: string) =>
    `${name} has put nothing on its menu yet. Look in again soon.`,
  nothingOnMenuMatches: (search: string) => `Nothing on the menu matches “${search}”.`,
  showWholeMenu: 'Show the whole menu',

  youCanReadMenuAs:
    'You can read the menu as it is. To order here, switch on JavaScript in your browser.',
  basket: 'Basket',
  yourBasket: 'Your basket',
  viewBasket: (count: number, money: string) => `View basket (${count}) · ${money}`,
  isInYourBasket: (name: string) => `${name} is in your basket.`,
  deals: 'Deals',

  specialInstructions: 'Special instructions',
  addToBasket: (money: string) => `Add to basket · ${money}`,

  upTo: (maximum: number) => `up to ${maximum}`,
  choose: (minimum: number) => `choose ${minimum}`,
  chooseTo: (minimum: number, maximum: number) => `choose ${minimum} to ${maximum}`,

  more: 'More',

  youCanOrderAhead: ' You can order ahead.',
  ordersFrom: (money: string) => `Orders from ${money}`,
  yourOrders: 'Your orders',
  openingHours: 'Opening hours',
  delivery: (hours: string) => ` · delivery: ${hours}`,
  freeDelivery: 'Free delivery',
  deliveryFrom: (money: string) => `Delivery from ${money}`,
  closed: 'Closed',
  aroundClock: 'Around the clock',
  to: (from: string, to: string) => `${from} to ${to}`,
} as const;
