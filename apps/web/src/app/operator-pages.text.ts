/** The sentences of the operators' pages, loaded with them. */
export const text = {
  howYouSignInTo: 'How you sign in to the operator console.',
  operatorConsole: 'the operator console',
  operatorsNeedSecondFactor: 'Operators need a second factor.',
};
