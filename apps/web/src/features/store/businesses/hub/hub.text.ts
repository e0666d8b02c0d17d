/** Every sentence of the hub that no other screen needs. */
export const hubText = {
  backToMyBusiness: 'Back to My Business',
  sell: 'Sell',
  people: 'People',
  costs: 'Costs and closing',
} as const;
