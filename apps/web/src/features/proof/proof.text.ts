/** Every sentence that people read on the screens of proof. */
export const text = {
  password: 'Password',
  oneYouSignInWith: 'The one you sign in with, so that nobody else does this.',
  code: 'Code',
  recoveryCode: 'Recovery code',
  fromYourAuthenticatorAppOr: 'From your authenticator app, or a recovery code.',
  ifYourPasskeyIsntAt: 'If your passkey isn’t at hand.',
  passkey: 'Use a passkey',
} as const;
