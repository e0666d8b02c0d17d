/** Screen text for the components in this folder. */
export const overlaysText = {
  notFound: (what: string) => `We couldn't find this ${what}`,
  notLoaded: (what: string) => `We couldn't load this ${what}`,
  notLoadedToast: "We couldn't load this. Check your connection.",
  closeWithoutSaving: 'Close without saving?',
  dialog: 'Dialog',
  ctrl: 'Ctrl',
  chooseDateAndTime: 'Choose a date and a time',
  markAsUnavailable: 'Mark as unavailable',
  howLong: 'For how long',
};
