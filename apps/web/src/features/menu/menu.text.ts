import type { ReactNode } from 'react';
import { plural, rich } from '../../lib/sentence.ts';

/** Every sentence that people read on the screens of menu. */
export const text = {
  available: 'Available',
  soldOutToday: 'Sold out today',
  unavailable: 'Unavailable',
  unavailableUntil: (returnText: string) => `Unavailable until ${returnText}`,
  notServed: 'Not served',
  from: (returnText: string) => `From ${returnText}`,
  tomorrow: 'tomorrow',

  suggestedCategories: 'suggested categories',

  always: 'Always',

  manageCategories: 'Manage categories',
  addCategory: 'Add category',
  delete: (name: string) => `Delete ${name}`,

  category: 'Category',
  categoryIsAddedSuccessfully: 'Category is added successfully',

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

  optionGroupsCouldNotBe: "We couldn't load the option groups",
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

  categories: {
    editCategory: 'Edit category',
    categoryIsEditedSuccessfully: 'Category is edited successfully',
    categoriesCouldNotBeLoaded: "We couldn't load the categories",
    noCategoryYet: 'No category yet',
    groupYourProductsUnderHeadings: 'Group your products under the headings of your menu.',
    customersSeeThemInThis: 'Customers see them in this order.',
    orderStaysAsItWas: (failure: string) => `The order stays as it was. ${failure}`,
    isNowOf: (name: string, to: number, count: number) => `${name} is now ${to} of ${count}.`,
    move: (name: string) => `Move ${name}`,
    dragOrPressArrowKeys: 'Drag, or press the arrow keys',
    oneProduct: '1 product',
    products: (products: number) => `${products} products`,
    moveUp: 'Move up',
    moveDown: 'Move down',
    categoryIsDeletedSuccessfully: 'Category is deleted successfully',
    productsAreInSayWhere: (products: number, name: string) =>
      `${plural(products, '1 product is', `${products} products are`)} in "${name}". Say where ${plural(products, 'it goes', 'they go')}.`,
    noProductIsInDeleted: (name: string) =>
      `"${name}" is empty. You can't restore a deleted category.`,
    deleteCategory: 'Delete category',
    productsGoTo: 'Products go to',
    noCategory: 'No category',
    suggestions: 'Suggestions',
    fillsInFieldsBelowFor: 'Fills in the fields below, for you to change.',
    chooseOneOrTypeYour: 'Choose one, or type your own',
  },

  form: {
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

    moveUp: (name: string) => `Move ${name} up`,
    moveDown: (name: string) => `Move ${name} down`,
    remove: (name: string) => `Remove ${name}`,

    oneThatIsGone: 'a deleted one',
    none: 'none',
    yes: 'yes',
    no: 'no',
    pictures: (count: number) => `${count} pictures`,
    notUntil: (instant: string) => `not until ${instant}`,

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
  },

  lists: {
    atMostAtOnce: (productsAtOnce: number) => `, at most ${productsAtOnce} at once`,
    selected: (count: number, tooMany: ReactNode) => rich`${count} selected${tooMany}`,
    clearSelection: 'Clear selection',
    edit: 'Edit…',

    products: 'Products',
    backToManageBusiness: 'Back to Manage Business',

    addProduct: 'Add product',

    more: 'More',
    exporting: 'Exporting…',
    exportProducts: 'Export products',

    select: (name: string) => `Select ${name}`,
    selectAllOnThisPage: 'Select all on this page',

    selectColumn: 'Select',

    is: (name: string, available: boolean) =>
      `${name} is ${available ? 'available' : 'unavailable'}.`,
    staysAsItWas: (name: string) => `${name} stays as it was.`,
    backOnMenu: (products: string, count: number) =>
      `${products} ${plural(count, 'is', 'are')} back on the menu.`,
    notBroughtBack: (products: string) => `We couldn't restore ${products}.`,
    deleted: (products: string, count: number) =>
      `${products} ${plural(count, 'was', 'were')} deleted.`,
    notDeleted: (products: string) => `We couldn't delete ${products}.`,
    productsWithCount: (count: number) => `${count} products`,

    searchProduct: 'Search product',
    searchProductPlaceholder: 'Search product...',
    typeCharactersToSearch: (productSearchMinimum: number) =>
      `Type ${productSearchMinimum} characters to search.`,
    filters: (set: number) => `Filters (${set})`,
    showProducts: 'Show products',
    allCategories: 'All categories',

    theseProductsAreFrom: (readAt: string, failure: string) =>
      `These products are from ${readAt}. ${failure}`,

    markAsUnavailable: 'Mark as Unavailable',
    markAsAvailable: 'Mark as available',

    productsCouldNotBeLoaded: "We couldn't load the products",

    noProductFound: 'No product found',
    whatYouSellAppearsHere:
      'What you sell appears here, and on the marketplace once it is available.',
    thisCategory: 'this category',
    page: (page: number) => `page ${page}`,

    notAvailable: 'Not available',
    all: 'All',
    featuredItems: 'Featured Items',
  },

  many: {
    changed: (products: string) => `${products} changed`,

    chooseWhatToChange: 'Choose what to change.',
    chooseChanges: 'Choose changes',
    previewChanges: 'Preview changes',
    percentage: 'Percentage',
    rate: 'Rate',
    replacesAllTheirCategories: 'Replaces all their categories.',
    leaveAsItIs: 'Leave as it is',

    nothingChanges: 'Nothing changes.',
    willChange: (products: string) => `${products} will change.`,
    stayAsTheyAre: (products: string) => ` ${products} stay as they are.`,
    whatChanges: 'What changes',
    changes: 'Changes',
    applyTo: (products: string) => `Apply to ${products}`,

    setToAmount: 'Set to an amount',
    raiseByAmount: 'Raise by an amount',
    lowerByAmount: 'Lower by an amount',
    raiseByPercentage: 'Raise by a percentage',
    lowerByPercentage: 'Lower by a percentage',
    setToRate: 'Set to a rate',
    unavailableForRestOfToday: 'Unavailable for the rest of today',
    unavailableUntilDateAndTime: 'Unavailable until a date and time',
    unavailableUntilIChangeIt: 'Unavailable until I change it',
    chooseDateAndTime: 'Choose a date and a time',

    noLinesToShow: 'No lines to show.',
    linesOfFile: 'Lines of the file',
    line: 'Line',
    problem: 'Problem',

    chooseAnotherFile: 'Choose another file',
    lookAgain: 'Look again',
    apply: 'Apply',
    skipApply: (lines: string) => `Skip ${lines}, apply`,
    change: 'change',
    changesButton: 'changes',
    create: 'Create',
    changeLabel: 'Change',
    wrong: 'Wrong',
    ofWrongCorrectFileAnd: (lines: string, name: string, wrong: number) =>
      `${lines} of ${name} ${plural(wrong, 'is', 'are')} wrong. Correct the file and choose it again, or skip what is wrong and apply the rest.`,
    cantBeAppliedCorrectFile: (name: string) =>
      `${name} can't be applied. Correct the file and choose it again.`,
    changesNothingEveryLineIs: (name: string) =>
      `${name} changes nothing. Every line matches your menu.`,
    linesStayAsTheyAre: (same: string) => ` ${same} lines stay as they are.`,
    canBeApplied: (name: string, rest: string) => `${name} can be applied.${rest}`,
    linesToShow: 'Lines to show',

    skipped: (importText: string, lines: string) => `${importText}. ${lines} skipped.`,
    done: 'Done',

    atMost8MbAnd: (importLineLimit: string) =>
      `At most 8 MB and ${importLineLimit} lines, the first naming the columns. A product is known by its id or else by its name; one that is not known is added. You see everything before it is applied.`,
    chooseCsvFile: 'Choose a CSV file',
    downloadTemplate: 'Download a template',
    sending: (name: string, round: number) => `Sending ${name}: ${round}%`,
    checkingEveryLineOf: (name: string) => `Checking every line of ${name}…`,

    product: 'product',
    products: 'products',
    line2: 'line',
    lines: 'lines',
    added: (products: string) => `${products} added`,
    changedWithCreate: (create: string | number) => `${create} changed`,

    thisIsSpreadsheetSaveIt:
      'This is a spreadsheet. Save it as CSV in your spreadsheet program and choose that file.',
    fileIsEmpty: 'The file is empty.',

    showMoreLeft: (left: number) => `Show more (${left} left)`,

    yourExportIsOnIts: 'Your export is on its way. You can keep working.',
    isSaved: (name: string) => `Saved ${name}`,
    productsWereNotExported: (failure: string) => `We couldn't export the products. ${failure}`,

    fileCouldNotBeRead: "We couldn't read the file. It may have been moved. Choose it again.",
  },

  off: {
    unavailableItems: 'Unavailable items',
    hideAll: 'Hide all',
    showAll: 'Show all',
    viewInMenu: 'View in menu',
    option: 'option, ',
    deal: 'deal, ',
    couldNotBeMadeAvailable: (name: string, failure: string) =>
      `We couldn't make ${name} available. ${failure}`,
    makeAvailable: (name: string) => `Make available: ${name}`,
    makeAvailableButton: 'Make available',
    soldOut: 'sold out',
    soldOutBack: (back: string) => `sold out, back ${back}`,
    notServed: 'not served',
    servedFrom: (back: string) => `served from ${back}`,
    untilYouChangeIt: 'until you change it',
    until: (back: string) => `until ${back}`,
    andMore: (words: string, left: number) => `${words} and ${left} more`,
  },

  options: {
    choose: (minimum: number) => `Choose ${minimum}`,
    chooseUpTo: (maximum: number) => `Choose up to ${maximum}`,
    chooseTo: (minimum: number, maximum: number) => `Choose ${minimum} to ${maximum}`,

    free: 'free',
    is: (name: string, available: boolean) =>
      `${name} is ${available ? 'available' : 'unavailable'}`,

    addOption: 'Add option',
    option: (number: number) => `Option ${number}`,
    priceOfOption: (number: number) => `Price of option ${number}`,
    moveOptionUp: (number: number) => `Move option ${number} up`,
    moveOptionDown: (number: number) => `Move option ${number} down`,
    removeOption: (number: number) => `Remove option ${number}`,

    whatYouChangedInThis: 'What you changed in this option group is not saved yet.',
    saveOptionGroup: 'Save option group',
    addOptionGroup: 'Add option group',
    groupName: 'Group name',
    suchAsSizeOrExtras: 'Such as Size or Extras.',
    minimum: 'Minimum',
    zeroWhereNobodyHasTo: "0 if it's optional.",
    maximum: 'Maximum',
    mostCustomerCanChoose: 'The most a customer can choose.',
    changesShowAtEveryProduct: (names: string) =>
      `Changes show at every product that offers it: ${names}.`,

    notInAnyProduct: 'Not in any product',
    in: (products: string) => `In ${products}`,
    optionsOf: (name: string) => `Options of ${name}`,
    wasDeleted: (name: string) => `${name} was deleted`,
    delete: (name: string) => `Delete ${name}?`,
    youCantRestoreGroupOr:
      "You can't restore the group or its options. Past orders keep what customers chose.",

    changesToGroupApplyTo: 'Changes to a group apply to every product that uses it.',
    thisMayBeOutOf: (failure: string) =>
      `This may be out of date. ${failure} What you see is the last known.`,
    noOptionGroupYet: 'No option group yet',
    addGroupOfChoicesSuch:
      'Add a group of choices, such as Size or Extras, then add it to products.',

    someoneDeletedThisOptionGroup: 'Someone deleted this option group.',
    optionGroupIsSaved: 'The option group is saved',
  },
} as const;
