/** Screen text for the components, and words that many screens share. */
export const text = {
  close: 'Close',
  quantityOf: (label: string) => `Quantity of ${label}`,
  remove: (label: string) => `Remove ${label}`,
  oneLess: (label: string) => `One ${label} less`,
  oneMore: (label: string) => `One ${label} more`,
} as const;
