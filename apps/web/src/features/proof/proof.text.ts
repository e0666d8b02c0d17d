/** Screen text for proof. */
export const text = {
  password: 'Password',
  passwordHelp: "Enter your password to confirm it's you.",
  code: 'Code',
  recoveryCode: 'Recovery code',
  codeHelp: 'From your authenticator app, or a recovery code.',
  noPasskeyHelp: "If you don't have your passkey.",
  passkeyButton: 'Use a passkey',
} as const;
