/** Every sentence that people read on the screens of lib. */
export const text = {
  somethingWentWrongOnOur: 'Something went wrong on our side. Try again in a moment.',
  storeCouldNotBeReached: "We couldn't reach the store. Try again in a moment.",
  youAreOfflineCheckYour: "You're offline. Check your connection and try again.",
} as const;
