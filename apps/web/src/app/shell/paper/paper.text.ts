/** The words at the head of a printed page. */
export const text = {
  printed: (when: string) => `Printed ${when}`,
} as const;
