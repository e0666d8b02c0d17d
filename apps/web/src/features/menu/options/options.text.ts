/** The sentences of the screens about option groups. */
export const optionsText = {
  choose: (minimum: number) => `Choose ${minimum}`,
  chooseUpTo: (maximum: number) => `Choose up to ${maximum}`,
  chooseTo: (minimum: number, maximum: number) => `Choose ${minimum} to ${maximum}`,

  free: 'free',
  is: (name: string, available: boolean) => `${name} is ${available ? 'available' : 'unavailable'}`,

  addOption: 'Add option',
  option: (number: number) => `Option ${number}`,
  priceOfOption: (number: number) => `Price of option ${number}`,
  removeOption: (number: number) => `Remove option ${number}`,

  whatYouChangedInThis: 'What you changed in this option group is not saved yet.',
  saveOptionGroup: 'Save option group',
  addOptionGroup: 'Add option group',
  groupName: 'Group name',
  suchAsSizeOrExtras: 'Such as Size or Extras.',
  minimum: 'Minimum',
  ifItsOptional: "0 if it's optional.",
  maximum: 'Maximum',
  mostCustomerCanChoose: 'The most a customer can choose.',
  changesShowAtEveryProduct: (names: string) =>
    `Changes show at every product that offers it: ${names}.`,

  notInAnyProduct: 'Not in any product',
  in: (products: string) => `In ${products}`,
  optionsOf: (name: string) => `Options of ${name}`,
  wasDeleted: (name: string) => `${name} was deleted`,
  delete: (name: string) => `Delete ${name}?`,
  youCantRestoreGroupOr:
    "You can't restore the group or its options. Past orders keep what customers chose.",

  changesToGroupApplyTo: 'Changes to a group apply to every product that uses it.',
  thisMayBeOutOf: (failure: string) =>
    `This may be out of date. ${failure} What you see is the last known.`,
  noOptionGroupYet: 'No option group yet',
  addGroupOfChoicesSuch: 'Add a group of choices, such as Size or Extras, then add it to products.',

  someoneDeletedThisOptionGroup: 'Someone deleted this option group.',
  optionGroupIsSaved: 'The option group is saved',
} as const;
