/** Screen text for a customer's orders, separate so that the checkout doesn't load them. */
export const text = {
  backToMenu: 'Back to the menu',
  yourOrdersFrom: (name: string) => `Your orders from ${name}`,
  signedInAsNote: (phoneProven: string) => `Signed in as ${phoneProven}`,
  signInToSeeThem: 'Sign in to see them',
  toSignInSwitchOn: 'To sign in, turn on JavaScript in your browser.',
  youHaveNotOrderedHere: "You haven't ordered here yet. ",
  thereAreNoMoreOrders: 'No more orders. ',
  chooseSomethingFromMenu: 'Choose something from the menu.',
  order: (orderNumber: string) => `Order ${orderNumber}`,
  at: (spokenDay: string, clockTime: string, status: string) =>
    `${spokenDay} at ${clockTime} · ${status}`,
  waitingForStore: 'Waiting for the store',
  pages: 'Pages',
  newer: 'Newer',
  pageOf: (pageNumber: number, last: number) => `Page ${pageNumber} of ${last}`,
  older: 'Older',

  wontTextYouAgain: (name: string) => `${name} won't text you again.`,
  textMessages: 'Text messages',
  noStoreSendsYouOffers:
    "You don't get offers or news from any store. Stores can ask you at checkout.",
  agreedAt: (spokenDay: string, clockTime: string) => `Agreed ${spokenDay} at ${clockTime}`,
  stopTextMessagesOf: (name: string, branchName: string) =>
    `Stop text messages from ${name}, ${branchName}`,
  stop: 'Stop',
} as const;
