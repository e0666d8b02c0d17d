import type { login } from '@counter/contract/auth';

/** Props that the sign-in steps share. */
export interface SignInProps {
  /** The endpoint to sign in; merchants and sellers have one each. */
  endpoint: typeof login;
  /** The form's label. */
  label: string;
}
