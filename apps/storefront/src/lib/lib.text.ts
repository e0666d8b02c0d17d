/** Every sentence that people read on the screens of lib. */
export const text = {
  somethingWentWrongOnOur: 'Something went wrong on our side. Try again in a moment.',
  storeCouldNotBeReached: 'The store could not be reached. Try again in a moment.',
  youAreOfflineCheckYour: 'You are offline. Check your connection and try again.',
} as const;
