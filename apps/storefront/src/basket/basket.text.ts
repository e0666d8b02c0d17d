/** Every sentence that people read on the screens of basket. */
export const text = {
  yourBasketIsEmptyChoose: 'Your basket is empty. Choose something from the menu.',
  subtotal: 'Subtotal',
  deals: 'Deals',
  tax: 'Tax',
  total: 'Total',
  ordersStartAtAddMore: (money: string, money2: string) =>
    `Minimum order ${money}. Add ${money2} more.`,
  goToCheckout: 'Go to checkout',
} as const;
