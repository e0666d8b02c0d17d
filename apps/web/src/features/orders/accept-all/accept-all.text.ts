/** The words of the button that opens the panel for many orders. */
export const acceptAllText = {
  acceptAll: (count: number) => `Accept all ${count}`,
};
