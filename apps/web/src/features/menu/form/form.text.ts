/** Screen text for the product forms. */
export const formText = {
  unavailableUntilChanged: 'Unavailable until someone changes it.',
  unavailableUntil: (instantInSentence: string) => `Unavailable until ${instantInSentence}.`,
  chooseUntilWhen: 'Choose until when',
  markProductAsUnavailable: 'Mark the product as unavailable',

  product: 'Product',
  productName: 'Product Name',
  nameHelp: '2 to 50 characters.',
  barCode: 'Bar Code',
  barCodeHelp: 'As it is printed below the bars.',
  hashTags: 'Hash Tags',
  hashTagsHelp: 'Such as #vegan #spicy.',
  unitAndDetails: 'Unit and details',
  discountHelp: 'Taken off the price of one.',
  unit: 'Unit',
  displayUnitValue: 'Display Unit Value',
  displayUnitHelp: 'How it is sold, such as Large or Dozen.',
  calories: 'Calories',
  caloriesHelp: 'Of one, in kcal. Leave blank to show none.',
  allergens: 'Allergens',
  allergensHelp: 'Customers see them: Milk, nuts. Leave blank to show none.',
  chooseCategory: 'Choose a category',

  onePicture: 'one picture',
  returnable: 'Returnable',
  menuHours: 'Menu hours',

  image: 'Image',
  returnableHelp: 'Customers can return it.',
  productImage: 'Product image',

  addToCategory: 'Add to a category',
  categoriesHelp: 'Customers find the product in each of them. The first is its main category.',
  main: 'Main',

  yourCategories: 'Your categories',
  suggestedFor: (nature: string) => `Suggested for ${nature}`,

  newCategory: 'New category',

  noHoursHelp: 'Served whenever your store is open.',
  hoursHelp: "Served only at these times, in your store's time zone.",
  addHours: 'Add hours',

  hours: (number: number) => `Hours ${number}`,
  from: 'From',
  to: 'To',
  onNextDay: 'On the next day.',
  removeHours: (number: number) => `Remove hours ${number}`,

  optionGroupsHelp: 'What a customer chooses with it, such as a size or extras.',
  addOptionGroup: 'Add an option group',
  chooseGroup: 'Choose a group',
  noOtherGroup: 'There is no other group',
  optionGroups: 'Option groups',

  remove: (name: string) => `Remove ${name}`,

  deletedOne: 'a deleted one',
  none: 'none',
  yes: 'yes',
  no: 'no',
  pictures: (count: number) => `${count} pictures`,
  notUntil: (instant: string) => `not until ${instant}`,

  preview: 'Preview',
  inYourWebStore: 'In your web store',
  newProduct: 'New product',

  notOnMenuTitle: 'This product is not on the menu',
  productNotLoaded: "We couldn't load the product",
  notOnMenuHelp: 'It may have been deleted.',

  savedNotice: (edited: boolean) =>
    `${edited ? 'Product edit successfully' : 'Product is added successfully'}. The list is shown in 3 seconds.`,

  staleTitle: (changedBy: string, when: string) => `${changedBy} changed this product, ${when}`,
  staleHelp: (count: number) =>
    `Your changes aren't saved yet, but they're still here. ${count === 0 ? 'Their changes are in other fields.' : 'They changed:'}`,
  keepMine: 'Keep mine',
  theirs: (theirForm: string) => `Theirs: ${theirForm}`,
  beforeHere: (wasMine: string) => `Before, here: ${wasMine}`,
  yours: (current: string) => `Yours: ${current}`,
  theirsIsInForm: 'Theirs is in the form',
  yoursIsKept: 'Yours is kept',

  descriptionHelp: "Describe what's in it and what makes it good.",
  details: 'Details',
  priceHelp: 'Such as 12, 12.50 or 1,200.',
  editing: (name: string) => `Editing ${name}`,
  copyOf: (name: string) => `Copy of ${name}`,
  taxRate: 'Tax Rate',
  storeRateHelp: (rate: number | undefined) =>
    rate === undefined ? "The store's rate applies." : `The store's rate of ${rate}% applies.`,
  taxRateHelp: 'From 0 to 25, such as 8.875.',

  productEditedToast: 'Product edit successfully',
  productAddedToast: 'Product is added successfully',

  picturesLabel: 'Pictures',
  containsAlcohol: 'Contains alcohol',
  dailyLimit: 'Daily limit',
  storesRate: "the store's rate",

  picturesHelp: 'The first one is what customers see in the list.',
  onMenu: 'On the menu',
  featuredHelp: 'Stands out on the menu.',
  alcoholHelp: 'We tell customers before they order.',
  productPictures: 'Product pictures',
  cover: 'Cover',
  dailyLimitHelp: 'Sells out automatically and comes back the next day.',
  quantityPerDay: 'Quantity per day',

  inputKeptHint: (what: string) => `${what} What you typed is still here.`,

  uploadingHint: 'A picture is still on its way. Wait until it is uploaded.',
} as const;
