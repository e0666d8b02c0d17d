/** Screen text for signing in. */
export const signInText = {
  aboutCounter: 'About Counter',
  aboutOrders: 'Every order, from the first ping to the handover.',
  aboutStore: 'Your store, your menu and your numbers on one screen.',
  login: 'Login',
  password: 'Password',
  forgotPassword: 'Forgot password?',
  notApprovedTitle: 'Your store is not approved yet',
  ok: 'Ok',
  prepareYourStore: 'Prepare your store',
  rememberMe: 'Remember me',
  signInWithPasskey: 'Sign in with a passkey',
};
