import { minOrdersToJudge, type ItemGroup } from '@counter/contract/analytics';
import { countOf } from '@counter/contract/shared';

/** The name, reason and advice of each group. */
const advice: Record<ItemGroup, { name: string; why: string; whatToDo: string }> = {
  KEEP: {
    name: 'Keep',
    why: 'Popular, earns well',
    whatToDo: 'Leave it as it is, and make sure that it never runs out.',
  },
  PROMOTE: {
    name: 'Promote',
    why: 'Rarely ordered, earns well',
    whatToDo: 'Give it a better picture, feature it or add it to a deal.',
  },
  REPRICE: {
    name: 'Reprice',
    why: 'Popular, earns little',
    whatToDo: 'Raise its price a little, or offer it with paid options.',
  },
  DROP: {
    name: 'Drop',
    why: 'Rarely ordered, earns little',
    whatToDo: 'Take it off the menu, unless it belongs there for another reason.',
  },
  TOO_FEW: {
    name: 'Too few orders to tell',
    why: `Fewer than ${minOrdersToJudge} orders`,
    whatToDo: 'Choose more days.',
  },
};

/** Screen text for items. */
export const itemsText = {
  items: 'Items',
  name: 'the items',
  description:
    "Net sales are sales less discounts, with options. Cancelled and expired orders don't count.",
  item: 'Item',
  orders: 'Orders',
  units: 'Units',
  discounts: 'Discounts',
  netSales: 'Net sales',
  perUnit: 'Per unit',
  advice: 'Advice',
  why: 'Why',
  unavailable: 'Unavailable',
  cost: 'Estimated cost',
  currency: 'Currency',
  beforeIn: (column: string) => `${column} before`,
  minutesUnavailable: 'Minutes unavailable',
  minutesSoldOut: 'Minutes sold out',
  onMenu: 'On the menu',
  yes: 'Yes',
  no: 'No',
  notOnMenu: 'Not on the menu',
  none: 'None',
  notEnoughData: 'Not enough data',
  notCounting: (untold: number) => `, not counting ${untold} without enough data`,
  about: (amount: string) => `About ${amount}`,
  soldOut: 'sold out',
  soldOutOf: (duration: string) => `sold out for ${duration}`,
  adviceOf: advice,
  allAdvice: 'All advice',
  showItems: 'Show items',
  search: 'Search items',
  searchPlaceholder: 'Item name',
  howWeTell: 'How we tell',
  medians: (orders: string, amount: string) =>
    `An item is popular with ${orders} orders or more, and earns well with ${amount} or more per unit. Half of your items reach each of these.`,
  noMedians: `We need at least 4 items with ${minOrdersToJudge} orders each. Choose more days.`,
  noCosts: 'We compare sales, not profit, because products have no cost price here.',
  unavailableMeans:
    'The time in which you took orders but this item was marked as unavailable or sold out for the day. The cost is what the same weekday and hours usually sold of it in the eight weeks before. Some customers will have ordered something else instead.',
  adviceMeans: (why: string, whatToDo: string) => `${why}. ${whatToDo}`,
  total: 'Total',
  totalOf: (count: string) => `Total of ${count}`,
  countItems: (count: number) => countOf(count, 'item', 'items'),
  noItems: 'No items yet',
  noItemsHelp: 'Each product of your menu appears here with what it sold, cost and earned.',
  addProduct: 'Add product',
  noneFound: 'No items found',
  clearFilters: 'Clear filters',
  fileOfItems: 'the items',
};
