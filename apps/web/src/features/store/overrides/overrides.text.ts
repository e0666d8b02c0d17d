/** Screen text for pauses, busy times and closings. */
export const text = {
  busyAddPrepTime: 'Busy: add prep time',
  halfHour: '30 minutes',
  oneHour: '1 hour',
  twoHours: '2 hours',
  busyUntil: (momentOf: string) => `Busy until ${momentOf}.`,
  busy: 'Busy',
  busyHelp:
    "You keep getting orders. New ones get more prep time. Orders you've accepted don't change.",
  extraPrepTime: 'Extra prep time',
  minutes: (one: number) => `${one} minutes`,
  forHowLong: 'For how long',
  untilClosing: (time: string) => `Until closing, ${time}`,
  addPrepTime: 'Add prep time',

  changePause: 'Change pause',
  pauseNewOrders: 'Pause new orders',
  pausedUntil: (momentOf: string) => `Paused until ${momentOf}.`,
  restOfDayUntil: (time: string) => `Rest of the day, until ${time}`,
  untilDateAndTime: 'Until a date and time',
  reasonLabel: 'Reason',
  chooseReason: 'Choose a reason',
  otherReason: 'Other reason',
  otherReasonHelp: 'Only your team sees this.',
  pause: 'Pause',
  untilHelp: "In the store's time zone, up to 31 days ahead.",

  busyMin: (minutes: number) => `Busy: ${minutes} min`,

  reopen: 'Reopen',
  endBusy: 'End busy',

  pauseSummary: (left: string, momentOf: string, pause: string) =>
    `Paused for ${left} more, until ${momentOf}: ${pause}.`,
  busySummary: (left: string, momentOf: string, minutes: number) =>
    `Busy for ${left} more, until ${momentOf}. New orders get ${minutes} min more prep time.`,
  setBy: (by: string, instant: string) => `By ${by}, ${instant}.`,

  pauseEndedToast: 'The store is taking orders again.',
  pauseNotEndedToast: "We couldn't end the pause.",
  busyEndedToast: 'New orders have the usual prep time.',
  busyNotEndedToast: "We couldn't end the busy time.",
};
