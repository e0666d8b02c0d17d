/** Every sentence that people read on the screens of proof. */
export const text = {
  password: 'Password',
  oneYouSignInWith: "Enter your password to confirm it's you.",
  code: 'Code',
  recoveryCode: 'Recovery code',
  fromYourAuthenticatorAppOr: 'From your authenticator app, or a recovery code.',
  ifYourPasskeyIsntAt: "If you don't have your passkey.",
  passkey: 'Use a passkey',
} as const;
