import {
  endOperator,
  findOperatorPeople,
  inviteOperator,
  resetOperatorSignIn,
  type OperatorInvitationForm,
  type OperatorPerson,
} from '@counter/contract/auth';
import { callWithProof } from '../../../lib/account/proof.ts';
import { operator } from '../operator-resource.ts';
import { peopleText as text } from './people.text.ts';

/** Loads the marketplace's operators. */
export const useOperatorPeople = operator.read('people', findOperatorPeople, () => ({}));

/** Invites an operator. Asks for proof of identity first. */
export const useInviteOperator = operator.send(
  (_all, { email, fullName }: OperatorInvitationForm) =>
    callWithProof(
      inviteOperator,
      { email, fullName },
      {
        title: text.inviteQuestion(fullName),
        consequence: text.inviteConsequence,
        submit: text.invite,
      },
    ),
  { after: (cache, { data }) => cache.keep(['people'], data) },
);

/** Resets another operator's second factor and password. Asks for proof of identity first. */
export const useResetOperator = operator.send(
  (_all, { userId, fullName }: OperatorPerson) =>
    callWithProof(
      resetOperatorSignIn,
      { operatorId: userId },
      {
        title: text.resetTitle(fullName),
        consequence: text.resetWhy,
        submit: text.reset,
        danger: true,
      },
    ),
  { after: (cache, { data }) => cache.keep(['people'], data) },
);

/** Ends an operator's access. Asks for proof of identity first. */
export const useEndOperator = operator.send(
  (_all, { userId, fullName, you }: OperatorPerson) =>
    callWithProof(
      endOperator,
      { operatorId: userId },
      {
        title: text.endTitle(fullName),
        consequence: you ? text.endOwnWhy : text.endWhy,
        submit: text.end,
        danger: true,
      },
    ),
  { after: (cache, { data }) => cache.keep(['people'], data) },
);
