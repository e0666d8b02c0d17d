/** The party that pays for a promo code's discount. */
export const promoPayers = ['STORE', 'MARKETPLACE'] as const;

export type PromoPaidBy = (typeof promoPayers)[number];
