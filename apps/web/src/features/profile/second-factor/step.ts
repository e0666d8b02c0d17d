import type { SecondFactorOffer } from '@counter/contract/auth';

/** The steps of setting up a factor. */
export type Step =
  | { readonly at: 'rest' }
  | { readonly at: 'app'; readonly offer: SecondFactorOffer }
  | { readonly at: 'passkey'; readonly options: string }
  | { readonly at: 'codes'; readonly codes: readonly string[] };
