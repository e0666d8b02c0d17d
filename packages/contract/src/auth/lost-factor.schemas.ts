/** What becomes of a request to get back in without the second factor. */
export const factorResetStates = ['REQUESTED', 'APPROVED', 'REFUSED', 'CANCELLED', 'DONE'] as const;

export type FactorResetState = (typeof factorResetStates)[number];
