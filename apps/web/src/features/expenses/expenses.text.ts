/** Every sentence that people read on the screens of expenses. */
export const text = {
  date: 'Date',
  type: 'Type',
  notes: 'Notes',
  withReceipt: 'with a receipt',
  noSupplier: 'No supplier',

  expense: 'Expense',
  supplier: 'Supplier',
  paidBy: 'Paid by',
  recorded: 'Recorded',
  by: (instant: string, recordedBy: string) => `${instant} by ${recordedBy}`,
  delete: 'Delete',
  edit: 'Edit',

  thisSupplier: 'this supplier',
  noExpenseFound: 'No expense found',
  rentIngredientsRepairsWhatYou:
    'Add rent, ingredients or repairs. We total your expenses by month and type.',
  addNewExpense: 'Add New Expense',

  thisMonth: 'This month',
  lastMonth: 'Last month',
  totalOfList: 'Total',
  mostSpentOn: 'Top type',
  nothing: 'Nothing',
  oneExpense: '1 expense',
  expenses: (count: number) => `${count} expenses`,
  others: (count: number) => `${count} others`,
  byType: 'By type',
  ofWhatIsListed: 'For the expenses shown.',
  spendingByType: 'Spending by type',

  showExpenses: 'Show expenses',
  searchExpenses: 'Search expenses',
  descriptionTypeNotes: 'Description, type, notes…',
  month: 'Month',
  allMonths: 'All months',
  allTypes: 'All types',
  allSuppliers: 'All suppliers',
  removedSupplier: 'Removed supplier',

  allExpense: 'All Expense',

  actionsFor: (description: string) => `Actions for ${description}`,
  isBack: (description: string) => `Restored ${description}`,
  wasDeleted: (description: string) => `Deleted ${description}`,

  whatBusinessSpendsForYourself:
    "Track what your business spends. The marketplace doesn't see this.",
  fileOfExpenses: 'The file of expenses',

  receipt: 'Receipt',
  receiptOfLarger: (ofText: string) => `Receipt for ${ofText}, full size`,

  editTitle: (description: string) => `Edit ${description}`,

  theReceipt: 'The receipt',
  savePdf: 'Save PDF',

  share: {
    title: 'New expense',
    notTaken: "We couldn't take what you shared",
    refusals: {
      none: "There's no receipt here. Share the picture or PDF again.",
      many: 'Share one receipt at a time.',
      type: 'Share a picture (JPEG, PNG, WebP, GIF or AVIF) or a PDF.',
      size: 'A receipt may have 8 MB at most. Share a smaller one.',
    },
    open: 'Open expenses',
    notUploaded: "We couldn't upload the receipt",
    kept: "We kept the file. Try again when you're online.",
  },

  form: {
    whatYouTypedOfThis: 'You have unsaved changes.',
    pictureIsStillOnIts: 'Wait for the picture to finish uploading.',
    editExpense: 'Edit expense',
    newExpense: 'New expense',
    saveExpense: 'Save expense',
    addExpense: 'Add expense',
    drawerCounts: 'Cash from the drawer counts when you close the day.',
    photoOfItIsEnough: 'Add a photo or the PDF.',
    suchAsRentOrIngredients: 'For example, Rent or Ingredients. We remember the types you use.',
  },

  suppliers: {
    contact: 'Contact',
    lastExpense: 'Last expense',
    spent: 'Spent',
    noExpenses: 'No expenses',

    addNewSupplier: 'Add New Supplier',
    whatYouTypedOfThis: 'You have unsaved changes.',
    editSupplier: 'Edit supplier',
    newSupplier: 'New supplier',
    saveSupplier: 'Save supplier',
    addSupplier: 'Add supplier',
    contactPerson: 'Contact person',
    email: 'Email',
    whatTheySupply: 'What they supply',
    suchAsFlourAndYeast: 'For example, flour and yeast.',

    removed: 'Removed',
    supplies: 'Supplies',
    expenses: 'Expenses',
    noExpenseNamesThisSupplier: 'No expenses yet. Choose this supplier when you add an expense.',
    latestExpenses: 'Latest expenses',
    allOf: (expenses: string, name: string) => `All ${expenses} from ${name}`,
    bringBack: 'Restore',

    wasRemovedPastExpensesKeep: (name: string) => `Removed ${name}. Past expenses keep the name.`,

    whoYouBuyFrom: 'Who you buy from, and what you spend with each.',
    allSuppliers: 'All Suppliers',
    searchSuppliers: 'Search suppliers',
    namePersonWhatTheySupply: 'Name, contact, supplies…',
    noSupplierFound: 'No supplier found',
    millDairyLandlordNameWhom:
      'Add who you pay, such as your dairy or landlord, then choose them when you add an expense.',
    wasNotRemovedWithName: (name: string) => `We couldn't remove ${name}.`,
  },
  weCouldntDelete: (description: string) => `We couldn't delete ${description}.`,
  weCouldntRestore: (description: string) => `We couldn't restore ${description}.`,
} as const;
