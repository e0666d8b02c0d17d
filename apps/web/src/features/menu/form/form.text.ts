/** The sentences of the product forms. */
export const formText = {
  unavailableUntilSomeoneChangesIt: 'Unavailable until someone changes it.',
  unavailableUntil: (instantInSentence: string) => `Unavailable until ${instantInSentence}.`,
  chooseUntilWhen: 'Choose until when',
  markProductAsUnavailable: 'Mark the product as unavailable',

  product: 'Product',
  productName: 'Product Name',
  twoTo50Characters: '2 to 50 characters.',
  barCode: 'Bar Code',
  asItIsPrintedBelow: 'As it is printed below the bars.',
  hashTags: 'Hash Tags',
  suchAsVeganSpicy: 'Such as #vegan #spicy.',
  priceAndUnit: 'Price and unit',
  takenOffPriceOfOne: 'Taken off the price of one.',
  unit: 'Unit',
  displayUnitValue: 'Display Unit Value',
  howItIsSoldSuch: 'How it is sold, such as Large or Dozen.',
  calories: 'Calories',
  caloriesOfOne: 'Of one, in kcal. Leave blank to show none.',
  allergens: 'Allergens',
  suchAsMilkNuts: 'Customers see them: Milk, nuts. Leave blank to show none.',
  chooseCategory: 'Choose a category',

  onePicture: 'one picture',
  returnable: 'Returnable',
  menuHours: 'Menu hours',

  image: 'Image',
  customersCanReturnIt: 'Customers can return it.',
  productImage: 'Product image',

  addToCategory: 'Add to a category',
  customersFindProductInEach:
    'Customers find the product in each of them. The first is its main category.',
  main: 'Main',

  yourCategories: 'Your categories',
  suggestedFor: (nature: string) => `Suggested for ${nature}`,

  newCategory: 'New category',

  servedWheneverYourStoreIs: 'Served whenever your store is open.',
  servedOnlyAtTheseTimes: "Served only at these times, in your store's time zone.",
  addHours: 'Add hours',

  hours: (number: number) => `Hours ${number}`,
  from: 'From',
  to: 'To',
  onNextDay: 'On the next day.',
  removeHours: (number: number) => `Remove hours ${number}`,

  whatCustomerChoosesWithIt: 'What a customer chooses with it, such as a size or extras.',
  addOptionGroup: 'Add an option group',
  chooseGroup: 'Choose a group',
  thereIsNoOtherGroup: 'There is no other group',
  optionGroups: 'Option groups',

  remove: (name: string) => `Remove ${name}`,

  oneThatIsGone: 'a deleted one',
  none: 'none',
  yes: 'yes',
  no: 'no',
  pictures: (count: number) => `${count} pictures`,
  notUntil: (instant: string) => `not until ${instant}`,

  preview: 'Preview',
  inYourWebStore: 'In your web store',
  productWithoutName: 'New product',
  unsavedChanges: 'Unsaved changes',

  thisProductIsNotOn: 'This product is not on the menu',
  productCouldNotBeLoaded: "We couldn't load the product",
  itMayHaveBeenDeleted: 'It may have been deleted.',

  listIsShownIn3: (edited: boolean) =>
    `${edited ? 'Product edit successfully' : 'Product is added successfully'}. The list is shown in 3 seconds.`,

  changedThisProduct: (changedBy: string, when: string) =>
    `${changedBy} changed this product, ${when}`,
  yoursIsNotSavedYet: (count: number) =>
    `Your changes aren't saved yet, but they're still here. ${count === 0 ? 'Their changes are in other fields.' : 'They changed:'}`,
  keepMine: 'Keep mine',
  theirs: (theirForm: string) => `Theirs: ${theirForm}`,
  beforeHere: (wasMine: string) => `Before, here: ${wasMine}`,
  yours: (current: string) => `Yours: ${current}`,
  theirsIsInForm: 'Theirs is in the form',
  yoursIsKept: 'Yours is kept',

  describeWhatsInItAnd: "Describe what's in it and what makes it good.",
  priceAndTax: 'Price and tax',
  suchAs121250: 'Such as 12, 12.50 or 1,200.',
  taxRate: 'Tax Rate',
  storesRateApplies: "The store's rate applies.",
  from0To25Such: 'From 0 to 25, such as 8.875.',

  productEditSuccessfully: 'Product edit successfully',
  productIsAddedSuccessfully: 'Product is added successfully',

  picturesLabel: 'Pictures',
  containsAlcohol: 'Contains alcohol',
  dailyLimit: 'Daily limit',
  storesRate: "the store's rate",

  firstOneIsWhatCustomers: 'The first one is what customers see in the list.',
  onMenu: 'On the menu',
  standsOutOnMenu: 'Stands out on the menu.',
  weTellCustomersBeforeThey: 'We tell customers before they order.',
  productPictures: 'Product pictures',
  cover: 'Cover',
  sellsOutAutomaticallyAndComes: 'Sells out automatically and comes back the next day.',
  quantityPerDay: 'Quantity per day',

  whatYouTypedIsStill: (what: string) => `${what} What you typed is still here.`,

  pictureIsStillOnIts: 'A picture is still on its way. Wait until it is uploaded.',
} as const;
