/** The message for people who have answered STOP. */
export const startsAgain =
  'You answered STOP, so no store sends you offers and news. To get them again, answer START to one of the messages.';
