/** Screen text for deals. */
export const text = {
  save: (money: string) => `Save ${money}`,
  viewDetails: 'View details',
  whatIsIn: (name: string) => `What is in ${name}`,
  quantity: 'Quantity',
  unavailable: ' (unavailable)',

  actionsFor: (name: string) => `Actions for ${name}`,
  edit: 'Edit',
  markAsOutOfStock: 'Mark as out of stock',
  markAsAvailable: 'Mark as available',
  delete: 'Delete',

  outOfStock: 'Out of stock',
  running: 'Running',
  scheduled: 'Scheduled',
  ended: 'Ended',
  fromTo: (startDate: string, endDate: string) => `${startDate} to ${endDate}`,
  from: (startDate: string) => `From ${startDate}`,
  until: (endDate: string) => `Until ${endDate}`,

  pageHelp: 'Sell products together at a lower price.',
  staleWarning: (failure: string) =>
    `These deals may be out of date. ${failure} What you see is the last known.`,
  addDeal: 'Add deal',
  dealsNotLoaded: "We couldn't load the deals",
  noDealFound: 'No deal found',
  noDealsHelp: 'Bundle products at a lower price, such as two soups with bread or a family box.',

  moreDealsNotLoaded: (failure: string) => `We couldn't load more deals. ${failure}`,

  restoredToast: (name: string) => `${name} is back`,
  deletedToast: (name: string) => `${name} was deleted`,
  markedToast: (name: string, available: string) => `${name} is ${available}`,
  notMarkedToast: (name: string, available: string, failure: string) =>
    `We couldn't mark ${name} as ${available}. ${failure}`,
  outOfStockWord: 'out of stock',

  form: {
    deal: 'The deal',
    pictureHelp: 'One picture of everything in the deal.',

    newDeal: 'New Deal',
    editDeal: 'Edit Deal',
    backToDeals: 'Back to Deals',
    dealNotFound: 'No such deal',
    dealNotLoaded: "We couldn't load this deal",

    uploadingHint: 'The picture is still on its way. Wait until it is uploaded.',
    dealAddedToast: 'Deal added.',
    dealEditedToast: 'Deal saved.',
    editDealLabel: 'Edit deal',
    newDealLabel: 'New deal',
    unsavedWarning: "You'll lose your changes to this deal.",

    priceError: (money: string) => `A deal must not cost more than its parts, ${money}.`,

    price: 'Price',
    available: 'Available',
    yes: 'yes',
    no: 'no',
    products: 'Products',
    oldOne: 'the old one',
    newOne: 'a new one',

    productsHelp: 'What customers get for the price.',
    productsOfDeal: 'Products of the deal',
    each: (money: string) => `${money} each`,
    remove: (productName: string) => `Remove ${productName}`,

    priceAndDates: 'Price and dates',
    firstDayHelp: 'The first day of the deal. Leave blank to start now.',
    lastDayHelp: 'The last day of the deal. Leave blank for no end date.',
    apart: (moneyInSentence: string) => `Apart ${moneyInSentence}`,
    customersSave: (sum: string, saved: string, savedPercent: number) =>
      `${sum} — customers save ${saved} (${savedPercent}%)`,

    searching: 'Searching…',
    noProductFound: 'No product found',
    addProduct: 'Add a product',
    searchPlaceholder: 'Search by name or bar code',
    addProductHelp: 'Add each product once and set its quantity.',

    nothing: 'nothing',
  },
  notDeletedToast: (name: string) => `We couldn't delete ${name}.`,
  notRestoredToast: (name: string) => `We couldn't restore ${name}.`,
} as const;
