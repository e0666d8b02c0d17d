/** Every sentence that people read on the screens of lib. */
export const text = {
  today: 'Today',
  todayInSentence: 'today',
  at: (day: string, time: string) => `${day} at ${time}`,
  serverCouldNotBeReached: "We couldn't reach the server. Try again in a moment.",
  youAreOfflineCheckYour: "You're offline. Check your connection and try again.",
  givenUp: 'Cancelled',
  ifItKeepsHappening: (requestId: string) =>
    ` If it keeps happening, give support this number: ${requestId}.`,
  somethingWentWrong: (status: number, reference: string) =>
    `Something went wrong on our side (${status}). Try again in a moment.${reference}`,
  somethingWentWrongOnThis: 'Something went wrong on this page. Reload it and try again.',
  yourSessionHasEndedSign: 'Your session has ended. Sign in again to continue.',
  fileCannotBeRead: "We couldn't read the file",
};
