/** Screen text for the hub. */
export const hubText = {
  backToMyBusiness: 'Back to My Business',
  sell: 'Sell',
  people: 'People',
  costs: 'Costs and closing',
} as const;
