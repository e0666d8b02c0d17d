import { rich, type Mark } from '../lib/sentence.ts';

/** The sentences of the registration, loaded with its screen. */
export const text = {
  becomePartner: 'Become a partner',
  loginHint: (link: Mark) => rich`Already have an account? ${link('Login')}`,
};
