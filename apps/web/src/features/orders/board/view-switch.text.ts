/** Screen text for the choice between board and table. */
export const viewText = {
  board: 'Board',
  table: 'Table',
  view: 'View',
};
