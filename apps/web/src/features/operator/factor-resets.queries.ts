import { decideFactorReset, findFactorResets, type FactorReset } from '@counter/contract/auth';
import { callWithProof } from '../../lib/account/proof.ts';
import { operator } from './operator-resource.ts';
import { text } from './operator.text.ts';

/** Loads the requests of people who lost their second factor. */
export const useFactorResets = operator.read('factor-resets', findFactorResets, () => ({}));

interface Decision {
  reset: FactorReset;
  approve: boolean;
  note: string;
}

/** Approves or rejects a request. Asks for proof of identity first. */
export const useDecideFactorReset = operator.send(
  (_all, { reset, approve, note }: Decision) =>
    callWithProof(
      decideFactorReset,
      { resetId: reset.id, approve, note },
      approve
        ? {
            title: text.removeFactorTitle(reset.fullName),
            consequence: text.removeFactorWarning,
            submit: text.approve,
            danger: true,
          }
        : { title: text.rejectRequestTitle(reset.fullName), submit: text.reject },
    ),
  { after: (cache, { data }) => cache.keep(['factor-resets'], data) },
);
