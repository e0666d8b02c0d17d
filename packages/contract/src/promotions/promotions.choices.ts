/** Who bears what a promo code takes off. */
export const promoPayers = ['STORE', 'MARKETPLACE'] as const;

export type PromoPaidBy = (typeof promoPayers)[number];
