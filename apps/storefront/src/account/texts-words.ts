import { text } from './account.text.ts';

/** The message for people who have replied STOP. */
export const startsAgain = text.textsStoppedHint;
