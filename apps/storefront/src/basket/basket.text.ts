/** Screen text for the basket. */
export const text = {
  yourBasketIsEmpty: 'Your basket is empty.',
  chooseSomething: 'Choose something from the menu, and it waits for you here.',
  backToMenu: 'Back to the menu',
  subtotal: 'Subtotal',
  deals: 'Deals',
  tax: 'Tax',
  total: 'Total',
  minimumOrderHint: (minimum: string, missing: string) =>
    `Minimum order ${minimum}. Add ${missing} more.`,
  removeButton: 'Remove',
  removed: (name: string) => `Removed ${name}.`,
  undo: 'Undo',
  undoRemoval: (name: string) => `Undo: removed ${name}`,
  removeUnavailable: 'Remove unavailable items to continue.',
  addMore: 'Add more from the menu',
  goToCheckout: 'Go to checkout',
} as const;
