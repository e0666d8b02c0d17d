import { rich, type Mark } from '@counter/browser/sentence';

/** Screen text for the registration, loaded with its screen. */
export const text = {
  becomePartner: 'Become a partner',
  loginHint: (link: Mark) => rich`Already have an account? ${link('Login')}`,
};
