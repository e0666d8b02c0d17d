/** Screen text for option groups. */
export const optionsText = {
  choose: (minimum: number) => `Choose ${minimum}`,
  chooseUpTo: (maximum: number) => `Choose up to ${maximum}`,
  chooseTo: (minimum: number, maximum: number) => `Choose ${minimum} to ${maximum}`,

  free: 'Free',
  markedToast: (name: string, available: boolean) =>
    `${name} is ${available ? 'available' : 'unavailable'}`,

  addOption: 'Add option',
  option: (number: number) => `Option ${number}`,
  priceOfOption: (number: number) => `Price of option ${number}`,
  removeOption: (number: number) => `Remove option ${number}`,

  unsavedWarning: 'What you changed in this option group is not saved yet.',
  saveOptionGroup: 'Save option group',
  addOptionGroup: 'Add option group',
  groupName: 'Group name',
  groupNameHelp: 'Such as Size or Extras.',
  minimum: 'Minimum',
  minimumHelp: "0 if it's optional.",
  maximum: 'Maximum',
  maximumHelp: 'The most a customer can choose.',
  sharedGroupHint: (names: string) => `Changes show at every product that offers it: ${names}.`,

  notInAnyProduct: 'Not in any product',
  inProducts: (products: string) => `In ${products}`,
  optionsOf: (name: string) => `Options of ${name}`,
  deletedToast: (name: string) => `${name} was deleted`,
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteWarning:
    "You can't restore the group or its options. Past orders keep what customers chose.",

  pageHelp: 'Changes to a group apply to every product that uses it.',
  staleWarning: (failure: string) =>
    `This may be out of date. ${failure} What you see is the last known.`,
  noOptionGroupYet: 'No option group yet',
  noOptionGroupHelp: 'Add a group of choices, such as Size or Extras, then add it to products.',

  groupDeletedWarning: 'Someone deleted this option group.',
  savedToast: 'Option group saved.',
} as const;
