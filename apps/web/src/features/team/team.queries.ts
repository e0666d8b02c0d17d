import { findTeamSecurity } from '@counter/contract/audit';
import type { Role } from '@counter/contract/shared';
import {
  demandSecondFactor,
  findStoreOwners,
  findTeam,
  inviteMember,
  leaveStore,
  removeMember,
  resendInvitation,
  updateMemberRole,
  withdrawInvitation,
  type InvitationForm,
  type Member,
  type Team,
} from '@counter/contract/team';
import { call } from '../../lib/api.ts';
import { callWithProof, type ProofQuestion } from '../../lib/account/proof.ts';
import { refreshSession } from '../../lib/account/refresh-session.ts';
import { ownStores } from '../../lib/resource/own-stores.ts';
import { ofStore, storeResource } from '../../lib/resource/store-resource.ts';
import { text } from './team.text.ts';

const team = storeResource('team');

/** Loads the members and the invitations of the current store. */
export const useTeam = team.read('members', findTeam, ofStore);

const useOwners = team.read('owners', findStoreOwners, ofStore);

/** The names of the owners of the current store. */
export function useStoreOwners() {
  const query = useOwners();
  return { ...query, data: query.data?.map(({ fullName }) => fullName) };
}

/** The latest sign-ins and failures of the team. */
export const useTeamSecurity = team.read('security', findTeamSecurity, ofStore);

type Answer = { readonly data: Team; readonly message?: string | undefined };

/** Makes the hook of a change of the team; it answers the server's sentence about it. */
function change<Wish>(send: (wish: Wish, storeId: number) => Promise<Answer>) {
  return team.send(({ storeId }, wish: Wish) => send(wish, storeId), {
    after: (cache, { data }) => cache.keep(['members'], data),
  });
}

/** Mails an invitation. */
export const useInvite = change((form: InvitationForm, storeId) =>
  callWithProof(
    inviteMember,
    { ...form, storeId },
    { title: text.inviteTitle(form.email), submit: text.sendInvitation },
  ),
);

/** Mails an open invitation again. */
export const useResendInvitation = change((id: number, storeId) =>
  call(resendInvitation, { body: { id, storeId } }),
);

/** Takes an open invitation back. */
export const useWithdrawInvitation = change((id: number, storeId) =>
  call(withdrawInvitation, { body: { id, storeId } }),
);

/** Gives a member another role. */
export const useUpdateRole = change(({ member, role }: { member: Member; role: Role }, storeId) =>
  callWithProof(
    updateMemberRole,
    { memberId: member.userId, role, storeId },
    { title: text.changeRoleTitle(member.fullName), submit: text.changeRole },
  ),
);

/** Takes a member off the team. */
export const useRemoveMember = change((memberId: number, storeId) =>
  call(removeMember, { body: { memberId, storeId } }),
);

interface DemandWish {
  demanded: boolean;
  question: ProofQuestion;
}

/** Demands a second factor of the team, or stops doing so. */
export const useDemandSecondFactor = change(({ demanded, question }: DemandWish, storeId) =>
  callWithProof(demandSecondFactor, { demanded, storeId }, question),
);

interface Leaving {
  storeId: number;
  /** It is the store that is open. */
  isOpen: boolean;
}

/** Takes the person off the team of a store; whoever leaves the last one is led to the sign-up. */
export const useLeaveStore = ownStores.send(
  async (_, { storeId, isOpen }: Leaving) => {
    const answer = await call(leaveStore, { body: { storeId } });
    if (isOpen) await refreshSession();
    return answer;
  },
  { refetchFirst: true },
);
