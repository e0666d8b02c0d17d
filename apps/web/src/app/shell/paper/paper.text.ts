/** Screen text for the print heading. */
export const text = {
  printed: (when: string) => `Printed ${when}`,
} as const;
