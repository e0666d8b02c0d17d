import { rich, type Mark } from '@counter/browser/sentence';

/** Screen text for the public pages. */
export const text = {
  login: 'Login',
  notFoundTitle: 'Sorry, page not found!',
  notFoundHelp: 'Check the address for typos. The page may have moved.',
  goToHome: 'Go to Home',
  pageNotFound: 'Page not found',
  cancelBankChange: 'Cancel bank account change',
  keepYourSecondFactor: 'Keep your second factor',
  chooseNewPassword: 'Choose a new password',
  confirmYourEmail: 'Confirm your email',
  frequentlyAskQuestions: 'Frequently Ask Questions',
  homeTitle: 'Your whole city, at your counter',
  yourInvitation: 'Your invitation',
  signUpHint: (link: Mark) => rich`New to Counter? ${link('Get started')}`,
  signInToCounter: 'Sign in to Counter',
  sellerLogin: 'Seller login',
  sellerSignUpHint: (link: Mark) => rich`Not selling here yet? ${link('Sign up')}`,
  sellerMarketplaceLogin: 'Seller marketplace login',
  forgotPassword: 'Forgot password',
  unsubscribe: 'Unsubscribe',
  linkUnknownTitle: "This link doesn't work",
};
