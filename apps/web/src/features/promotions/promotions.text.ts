/** Every sentence that people read on the screens of promotions. */
export const text = {
  promoCode: 'Promo Code',
  type: 'Type',
  startDate: 'Start Date',
  endDate: 'End Date',
  dates: 'Dates',
  to: (calendarDay: string) => `to ${calendarDay}`,
  used: 'Used',
  paidByMarketplace: 'Paid by the marketplace',
  active: 'active',
  inactive: 'Inactive',
  usedWithUses: (uses: string) => `${uses} used`,

  actionsFor: (promoCode: string) => `Actions for ${promoCode}`,
  delete: 'Delete',
  isBack: (promoCode: string) => `${promoCode} is back`,
  wasDeleted: (promoCode: string) => `${promoCode} was deleted`,

  notStartedYet: 'Not started yet',
  ended: 'Ended',
  usedUp: 'Used up',
  budgetSpent: 'Budget spent',
  percentage: 'Percentage',
  from: (moneyInSentence: string) => `from ${moneyInSentence}`,
  upTo: (moneyInSentence: string) => `up to ${moneyInSentence}`,
  onEveryOrder: 'on every order',
  of: (uses: number, usageLimit: number) => `${uses} of ${usageLimit}`,
  ofWithSumMoneyInSentence: (sum: string, moneyInSentence: string) =>
    `${sum} of ${moneyInSentence}`,

  codesWithWhichYourCustomers: 'Codes with which your customers pay less.',
  addPromo: 'Add Promo',
  promoCodes: 'promo codes',
  promoCodesLabel: 'Promo codes',
  noPromoCodeFound: 'No promo code found',
  giveCustomersReasonToOrder:
    'Give customers a reason to order: a percentage for the first order, or an amount off from $ 30.',

  form: {
    basketIsTooSmallCode: (sum: string, moneyInSentence: string) =>
      `A ${sum} basket is too small: the code is for orders from ${moneyInSentence}.`,
    onBasketCustomerPays: (sum: string, moneyInSentence: string) =>
      `On a ${sum} basket the customer pays ${moneyInSentence}.`,
    addNewPromoCode: 'Add New Promo Code',
    backToPromoCode: 'Back to Promo Code',
    promoCodeIsAddedSuccessfully: 'Promo code is added successfully',
    newPromoCode: 'New promo code',
    whatYouFilledInOf: 'What you filled in of this promo code would be lost.',
    code: 'The code',
    whatCustomersTypeInWhatever: 'What customers type, in whatever case: WELCOME10.',
    when: 'When',
    lastDayOnWhichIt: 'The last day on which it can be used.',
    limits: 'Limits',
    yourStorePaysForWhat:
      'Your store pays for what the code takes off. A limit that is left empty is none.',
    usesInAll: 'Uses in all',
    usesPerCustomer: 'Uses per customer',
    budget: 'Budget',
    whatItMayTakeOff: 'What it may take off in all. The last order is given what is left of it.',
    whatItGives: 'What it gives',
    maxDiscount: 'Max Discount',
    offOneOrderEmptyNo: 'Off one order. Empty: no cap.',
    offOneOrder: 'Off one order.',
    minimumOrderValue: 'Minimum Order Value',
    beforeTaxAndTip0: 'Before tax and tip. 0: every order.',
    tryBasketOf: 'Try a basket of',
  },
  wasNotDeletedWithPromoCode: (promoCode: string) => `${promoCode} was not deleted.`,
  couldNotBeBroughtBackWithPromoCode: (promoCode: string) =>
    `${promoCode} could not be brought back.`,
} as const;
