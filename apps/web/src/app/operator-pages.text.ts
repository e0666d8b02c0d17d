/** Screen text for the operators' pages, loaded with them. */
export const text = {
  accountHelp: 'How you sign in to the operator console.',
  operatorConsole: 'the operator console',
  secondFactorReason: 'Operators need a second factor.',
};
