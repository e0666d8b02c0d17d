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

/** The people who run the marketplace. */
export const useOperatorPeople = operator.read('people', findOperatorPeople, () => ({}));

/** Lets somebody run the marketplace, once the person has proved who they are. */
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

/** Takes the second factor and password from another operator. */
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

/** Ends somebody's access to the marketplace. */
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
