import type { login } from '@counter/contract/auth';

/** The common props of the sign-in steps. */
export interface SignInProps {
  /** The call that signs in: merchants and sellers have one each. */
  endpoint: typeof login;
  /** The form's label. */
  label: string;
}
