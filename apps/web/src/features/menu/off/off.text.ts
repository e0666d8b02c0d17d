/** Screen text for the panel of unavailable items. */
export const offText = {
  unavailableItems: 'Unavailable items',
  showFewer: 'Show fewer',
  showAll: (count: number) => `Show all ${count}`,
  viewInMenu: 'View in menu',
  option: 'option, ',
  deal: 'deal, ',
  notChangedToast: (name: string, available: boolean, failure: string) =>
    `We couldn't make ${name} ${available ? 'available' : 'unavailable'}. ${failure}`,
  makeAvailable: (name: string) => `Make available: ${name}`,
  makeAvailableButton: 'Make available',
  soldOut: 'sold out',
  soldOutBack: (back: string) => `sold out, back ${back}`,
  notServed: 'not served',
  servedFrom: (back: string) => `served from ${back}`,
  untilYouChangeIt: 'until you change it',
  until: (back: string) => `until ${back}`,
  andMore: (words: string, left: number) => `${words} and ${left} more`,
} as const;
