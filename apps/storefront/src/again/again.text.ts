/** Screen text for ordering again. */
export const text = {
  orderAgain: 'Order again',
  todaysOrder: "Today's order",
  orderOf: (weekday: string) => `${weekday}'s order`,
  items: (count: number, money: string) =>
    `${count === 1 ? '1 item' : `${count} items`} · ${money}`,
  someUnavailableTitle: 'Some items are unavailable',
  chooseSomethingElse: 'Choose something else.',
  restAddedHint: 'We added the rest to your basket.',
  goToCheckout: 'Go to checkout',
  openMenu: 'Open the menu',
} as const;
