import { text } from './account.text.ts';

/** The message for people who have answered STOP. */
export const startsAgain = text.textsStoppedHint;
