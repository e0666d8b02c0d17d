/** Screen text about a store that can't be opened. */
export const text = {
  notOnTeamTitle: "You can't open this store",
  notOnTeamHelp: "You aren't on its team. Ask an owner to invite you.",
  goToYourStore: 'Go to your store',
  noStore: 'You have no store',
  noStoreHelp: 'As soon as an owner adds you to a store, it appears here.',
  viewIsOver: 'Your view of this store is over',
  viewIsOverHelp: 'Start another one from the page of the store.',
  backToStores: 'Back to stores',
} as const;
