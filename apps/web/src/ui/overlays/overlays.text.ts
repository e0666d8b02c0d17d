/** Sentences of the components in this folder. */
export const overlaysText = {
  noSuch: (what: string) => `We couldn't find this ${what}`,
  thisCouldNotBeLoadedTitle: (what: string) => `We couldn't load this ${what}`,
  weCouldntLoadThis: "We couldn't load this. Check your connection.",
  closeWithoutSaving: 'Close without saving?',
  dialog: 'Dialog',
  ctrl: 'Ctrl',
  chooseDateAndTime: 'Choose a date and a time',
  markAsUnavailable: 'Mark as unavailable',
  howLong: 'For how long',
};
