/** Screen text for the state of a store. */
export const text = {
  open: 'Open',
  busy: 'Busy',
  busyBy: (minutes: number) => `Busy +${minutes}`,
  paused: 'Paused',
  closed: 'Closed',
  byYourTeam: 'by your team',
  outsideHours: 'outside hours',
  notApproved: 'not approved yet',
  suspended: 'suspended',
  until: (when: string) => `until ${when}`,
  storeState: (state: string) => `Store state: ${state}`,
  closeStore: 'Close store',
  openStore: 'Open store',
  busyAddPrepTime: 'Busy: add prep time',
  changeBusy: 'Change busy',
  openingHours: 'Opening hours',
};
