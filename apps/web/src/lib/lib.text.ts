/** Screen text for lib. */
export const text = {
  today: 'Today',
  todayInSentence: 'today',
  dayAtTime: (day: string, time: string) => `${day} at ${time}`,
  unreachableError: "We couldn't reach the server. Try again in a moment.",
  offlineError: "You're offline. Check your connection and try again.",
  cancelled: 'Cancelled',
  supportNumberHint: (requestId: string) =>
    ` If it keeps happening, give support this number: ${requestId}.`,
  serverError: (status: number, reference: string) =>
    `Something went wrong on our side (${status}). Try again in a moment.${reference}`,
  pageError: 'Something went wrong on this page. Reload it and try again.',
  sessionEnded: 'Your session has ended. Sign in again to continue.',
  fileNotRead: "We couldn't read the file",
};
