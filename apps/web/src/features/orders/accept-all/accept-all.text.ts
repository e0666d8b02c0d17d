/** Screen text for the button that accepts many orders. */
export const acceptAllText = {
  acceptAll: (count: number) => `Accept all ${count}`,
};
