/** Screen text for the screen that requires a second factor. */
export const wallText = {
  oneMoreStep: 'One more step',
  setUpHelp: (reason: string) => `${reason} Set yours up to continue. It takes two minutes.`,
  continueTo: (place: string) => `Continue to ${place}`,
};
