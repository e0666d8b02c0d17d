/** The sentences for a store that can't be opened. */
export const text = {
  isNotApprovedYet: (name: string, branchName: string) =>
    `${name}, ${branchName} is not approved yet`,
  viewStatus: 'View status',
  thisStoreIsNotOpen: "You can't open this store",
  youArentOnItsTeam: "You aren't on its team. Ask an owner to invite you.",
  goToYourStore: 'Go to your store',
  noneOfYourStoresIs: 'None of your stores is approved yet',
  ordersAppearHereOnceMarketplace: 'Orders appear here once the marketplace approves a store.',
  viewIsOver: 'Your view of this store is over',
  viewEndsByItself: 'Start another one from the page of the store.',
  backToStores: 'Back to stores',
} as const;
