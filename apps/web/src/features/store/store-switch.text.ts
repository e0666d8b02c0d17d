/** Screen text for opening and closing the store. */
export const switchText = {
  openNotChecked: (failure: string) => `We couldn't check whether the store is open. ${failure}`,

  storeIsOpen: 'Store is open',

  storeIsClosed: 'Store is closed',

  storeIsClosedToast: 'The store is closed.',

  notOpenedToast: "We couldn't open the store.",

  notClosedToast: "We couldn't close the store.",

  opening: 'Opening…',

  closing: 'Closing…',

  onlyRolesHint: (oneOf: string) => `Only the ${oneOf} can open or close it.`,
};
