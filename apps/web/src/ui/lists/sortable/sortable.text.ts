/** Screen text for sortable lists. */
export const sortableText = {
  move: (name: string) => `Move ${name}`,
  hint: 'Drag, or press and use the arrow keys',
  lifted: (name: string, place: number, count: number) =>
    `${name} is lifted, ${place} of ${count}. Use the arrow keys, or press the grip where it goes. Press again to drop it, Escape to cancel.`,
  over: (name: string, place: number, count: number) => `${name}, ${place} of ${count}`,
  dropped: (name: string, place: number, count: number) => `${name} is now ${place} of ${count}.`,
  cancelled: (name: string, place: number, count: number) =>
    `${name} is back at ${place} of ${count}.`,
};
