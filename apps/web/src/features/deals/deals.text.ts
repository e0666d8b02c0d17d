/** Every sentence that people read on the screens of deals. */
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
  notStarted: 'Not started',
  ended: 'Ended',
  to: (startDate: string, endDate: string) => `${startDate} to ${endDate}`,
  from: (startDate: string) => `From ${startDate}`,
  until: (endDate: string) => `Until ${endDate}`,

  sellProductsTogetherAtLower: 'Sell products together at a lower price.',
  theseDealsMayBeOut: (failure: string) =>
    `These deals may be out of date. ${failure} What you see is the last known.`,
  addDeal: 'Add deal',
  dealsCouldNotBeLoaded: "We couldn't load the deals",
  noDealFound: 'No deal found',
  bundleProductsAtLowerPrice:
    'Bundle products at a lower price, such as two soups with bread or a family box.',

  moreDealsCouldNotBe: (failure: string) => `We couldn't load more deals. ${failure}`,

  isBack: (name: string) => `${name} is back`,
  wasDeleted: (name: string) => `${name} was deleted`,
  is: (name: string, available: string) => `${name} is ${available}`,
  couldNotBeMarkedAs: (name: string, available: string, failure: string) =>
    `We couldn't mark ${name} as ${available}. ${failure}`,
  outOfStock2: 'out of stock',

  form: {
    deal: 'The deal',
    onePictureOfEverythingIn: 'One picture of everything in the deal.',

    newDeal: 'New Deal',
    editDeal: 'Edit Deal',
    backToDeals: 'Back to Deals',
    noSuchDeal: 'No such deal',
    thisDealCouldNotBe: "We couldn't load this deal",

    pictureIsStillOnIts: 'The picture is still on its way. Wait until it is uploaded.',
    dealIsAddedSuccessfully: 'Deal is added successfully',
    dealEditSuccessfully: 'Deal edit successfully',
    editDealLabel: 'Edit deal',
    newDealLabel: 'New deal',
    youllLoseYourChangesTo: "You'll lose your changes to this deal.",

    dealMustNotCostMore: (money: string) => `A deal must not cost more than its parts, ${money}.`,

    price: 'Price',
    available: 'Available',
    yes: 'yes',
    no: 'no',
    products: 'Products',
    oldOne: 'the old one',
    newOne: 'a new one',

    whatCustomersGetForPrice: 'What customers get for the price.',
    productsOfDeal: 'Products of the deal',
    each: (money: string) => `${money} each`,
    remove: (productName: string) => `Remove ${productName}`,

    priceAndDates: 'Price and dates',
    firstDayOfDealLeave: 'The first day of the deal. Leave blank to start now.',
    lastDayOfDealLeave: 'The last day of the deal. Leave blank for no end date.',
    apart: (moneyInSentence: string) => `Apart ${moneyInSentence}`,
    customersSave: (sum: string, saved: string, savedPercent: number) =>
      `${sum} — customers save ${saved} (${savedPercent}%)`,

    searching: 'Searching…',
    noProductFound: 'No product found',
    addProduct: 'Add a product',
    searchByNameOrBar: 'Search by name or bar code',
    addEachProductOnceAnd: 'Add each product once and set its quantity.',

    changedMeanwhile: 'Changed by someone else',
    whatYouTypedIsStill: 'What you typed is still here.',
    nothing: 'nothing',
    keepMine: 'Keep mine',
  },
  weCouldntDelete: (name: string) => `We couldn't delete ${name}.`,
  couldNotBeBroughtBackWithName: (name: string) => `We couldn't restore ${name}.`,
} as const;
