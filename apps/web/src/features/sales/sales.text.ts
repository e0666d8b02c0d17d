import { countOf } from '@counter/contract/shared';

/** Every sentence that people read on the screens of sales. */
export const text = {
  onlineEarnings: 'Online earnings',
  counterSales: '+ Counter sales',
  expenses: '− Expenses',
  earningsMinusExpenses: '= Earnings minus expenses',
  noSales: 'No sales',
  sales: (sales: number) => countOf(sales, 'sale', 'sales'),
  inCashByCard: (counted: string, cash: string, byCard: string) =>
    `${counted}: ${cash} in cash, ${byCard} by card`,
  noneRecorded: 'None recorded',
  expenseCount: (count: number) => countOf(count, 'expense', 'expenses'),
  taxIncluded: 'Tax included',
  includesCounterTax: (moneyInSentence: string) => `Includes ${moneyInSentence} counter tax`,
  wagesAndTaxes: 'Wages and taxes are not deducted.',
  noOrderWasCompleted: 'No completed orders',

  counterSalesTitle: 'Counter sales',
  noCounterSalesTitle: 'No counter sales this day',
  noCounterSalesHelp: 'Counter sales appear here after you record them.',
  time: 'Time',
  itemsColumn: 'Items',
  paidBy: 'Paid by',
  total: 'Total',
  action: 'Action',
  voidedBy: (by: string, reason: string) => `Voided by ${by}: ${reason}`,
  voided: 'Voided',
  tax: (money: string) => `${money} tax`,
  void: (sale: string) => `Void ${sale}`,
  voidButton: 'Void',

  sale: 'Sale',
  closeTheDay: 'Close the day',
  dayReport: 'Day report',
  pageHelp:
    "You keep your counter sales: the marketplace doesn't charge a fee on them or pay them out.",
  day: 'Day',
  dayNotLoaded: "We couldn't load the day",
  onlyTodayHint: 'You can only record sales for today. Choose today to add one.',

  cash: 'Cash',
  card: 'Card',

  voidTitle: 'Void this sale?',
  saleIsVoided: 'Voided sale.',
  voidSale: 'Void sale',
  voidWarning: (sale: string, moneyInSentence: string) =>
    `${sale} for ${moneyInSentence} stays in the list but no longer counts. You can't undo this.`,
  enterReason: 'Enter a reason',

  form: {
    recordSale: 'Record a sale',
    recordSaleHelp: 'Add menu items, or any amount with a note.',
    menuNotLoaded: "We couldn't load the menu",
    otherAmount: 'Other amount',
    beforeTax: 'Before tax',
    descriptionHelp: 'Reason for other amount',
    recordSaleButton: 'Record sale',
    each: (money: string) => `${money} each`,
    quantity: 'Quantity',
    remove: (name: string) => `Remove ${name}`,
    productsOfSale: 'Items in this sale',
    addProduct: 'Add a product',
    searchByName: 'Search by name',
    noProductFound: 'No product found',
    subtotal: 'Subtotal',
    toPay: 'To pay',
    recordedToast: (money: string) => `Recorded a sale of ${money}`,
    recordedByMistake: 'Recorded by mistake',
    notVoidedToast: (failure: string) => `We couldn't void the sale. ${failure}`,
  },
} as const;
