/** Sentences of the screen that asks for a second factor first. */
export const wallText = {
  oneMoreStep: 'One more step',
  setYoursUpToGo: (reason: string) => `${reason} Set yours up to continue. It takes two minutes.`,
  goOnTo: (place: string) => `Continue to ${place}`,
};
