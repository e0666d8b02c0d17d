import type { login } from '@counter/contract/auth';

/** What the steps of signing in have in common. */
export interface SignInProps {
  /** The call that signs in: merchants and sellers have one each. */
  endpoint: typeof login;
  /** What the form is called. */
  label: string;
}
