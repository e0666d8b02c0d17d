/** Error messages of failed calls. */
export const text = {
  unexpectedError: 'Something went wrong on our side. Try again in a moment.',
  unreachableError: "We couldn't reach the store. Try again in a moment.",
  offlineError: "You're offline. Check your connection and try again.",
} as const;
