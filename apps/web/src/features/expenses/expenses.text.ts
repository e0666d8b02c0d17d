/** Every sentence that people read on the screens of expenses. */
export const text = {
  date: 'Date',
  type: 'Type',
  notes: 'Notes',
  withReceipt: 'with a receipt',
  noSupplier: 'No supplier',

  expense: 'Expense',
  supplier: 'Supplier',
  recorded: 'Recorded',
  by: (instant: string, recordedBy: string) => `${instant} by ${recordedBy}`,
  delete: 'Delete',
  edit: 'Edit',

  thisSupplier: 'this supplier',
  noExpenseFound: 'No expense found',
  rentIngredientsRepairsWhatYou:
    'Rent, ingredients, repairs: what you write down here is summed by month and type.',
  addNewExpense: 'Add New Expense',

  thisMonth: 'This month',
  lastMonth: 'Last month',
  totalOfList: 'Total of the list',
  mostSpentOn: 'Most spent on',
  nothing: 'Nothing',
  oneExpense: '1 expense',
  expenses: (count: number) => `${count} expenses`,
  others: (count: number) => `${count} others`,
  byType: 'By type',
  ofWhatIsListed: 'Of what is listed.',
  whatWasSpentOnEach: 'What was spent on each type',

  showExpenses: 'Show expenses',
  searchExpenses: 'Search expenses',
  descriptionTypeNotes: 'Description, type, notes…',
  month: 'Month',
  allMonths: 'All months',
  allTypes: 'All types',
  allSuppliers: 'All suppliers',
  removedSupplier: 'A removed supplier',

  allExpense: 'All Expense',

  actionsFor: (description: string) => `Actions for ${description}`,
  isBack: (description: string) => `${description} is back`,
  wasDeleted: (description: string) => `${description} was deleted`,

  whatBusinessSpendsForYourself:
    'What the business spends, for yourself: nothing of it reaches the marketplace.',
  fileOfExpenses: 'The file of expenses',

  receipt: 'Receipt',
  receiptOfLarger: (ofText: string) => `Receipt of ${ofText}, larger`,

  editTitle: (description: string) => `Edit ${description}`,

  form: {
    whatYouTypedOfThis: 'What you typed of this expense is not saved yet.',
    pictureIsStillOnIts: 'The picture is still on its way. Wait until it is uploaded.',
    editExpense: 'Edit expense',
    newExpense: 'New expense',
    saveExpense: 'Save expense',
    addExpense: 'Add expense',
    photoOfItIsEnough: 'A photo of it is enough.',
    suchAsRentOrIngredients: 'Such as Rent or Ingredients; those you used are remembered.',
  },

  suppliers: {
    contact: 'Contact',
    lastExpense: 'Last expense',
    spent: 'Spent',
    noExpenses: 'No expenses',

    addNewSupplier: 'Add New Supplier',
    whatYouTypedOfThis: 'What you typed of this supplier is not saved yet.',
    editSupplier: 'Edit supplier',
    newSupplier: 'New supplier',
    saveSupplier: 'Save supplier',
    addSupplier: 'Add supplier',
    contactPerson: 'Contact person',
    eMail: 'E-mail',
    whatTheySupply: 'What they supply',
    suchAsFlourAndYeast: 'Such as flour and yeast.',

    removed: 'Removed',
    supplies: 'Supplies',
    expenses: 'Expenses',
    noExpenseNamesThisSupplier:
      'No expense names this supplier yet. Choose it in the form of an expense.',
    latestExpenses: 'Latest expenses',
    allOf: (expenses: string, name: string) => `All ${expenses} of ${name}`,
    bringBack: 'Bring back',

    wasRemovedPastExpensesKeep: (name: string) =>
      `${name} was removed. Past expenses keep the name.`,

    whomYouBuyFromExpenses:
      'Whom you buy from. Expenses name them, so that you see what you spent at each.',
    allSuppliers: 'All Suppliers',
    searchSuppliers: 'Search suppliers',
    namePersonWhatTheySupply: 'Name, person, what they supply…',
    noSupplierFound: 'No supplier found',
    millDairyLandlordNameWhom:
      'The mill, the dairy, the landlord: name whom you pay, and choose them with an expense.',
    wasNotRemovedWithName: (name: string) => `${name} was not removed.`,
  },
  wasNotDeletedWithDescription: (description: string) => `${description} was not deleted.`,
  couldNotBeBroughtBackWithDescription: (description: string) =>
    `${description} could not be brought back.`,
} as const;
