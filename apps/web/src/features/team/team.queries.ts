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

/** Loads the names of the current store's owners. */
export function useStoreOwners() {
  const query = useOwners();
  return { ...query, data: query.data?.map(({ fullName }) => fullName) };
}

/** Loads the team's latest sign-ins and failures. */
export const useTeamSecurity = team.read('security', findTeamSecurity, ofStore);

type Answer = { readonly data: Team; readonly message?: string | undefined };

/** Returns the hook of a team change, which resolves with the server's message. */
function change<Wish>(send: (wish: Wish, storeId: number) => Promise<Answer>) {
  return team.send(({ storeId }, wish: Wish) => send(wish, storeId), {
    after: (cache, { data }) => cache.keep(['members'], data),
  });
}

/** Invites somebody. Asks for proof of identity first. */
export const useInvite = change((form: InvitationForm, storeId) =>
  callWithProof(
    inviteMember,
    { ...form, storeId },
    { title: text.inviteTitle(form.email), submit: text.sendInvitation },
  ),
);

/** Sends an open invitation again. */
export const useResendInvitation = change((id: number, storeId) =>
  call(resendInvitation, { body: { id, storeId } }),
);

/** Withdraws an open invitation. */
export const useWithdrawInvitation = change((id: number, storeId) =>
  call(withdrawInvitation, { body: { id, storeId } }),
);

/** Changes a member's role. Asks for proof of identity first. */
export const useUpdateRole = change(({ member, role }: { member: Member; role: Role }, storeId) =>
  callWithProof(
    updateMemberRole,
    { memberId: member.userId, role, storeId },
    { title: text.changeRoleTitle(member.fullName), submit: text.changeRole },
  ),
);

/** Removes a member from the team. */
export const useRemoveMember = change((memberId: number, storeId) =>
  call(removeMember, { body: { memberId, storeId } }),
);

interface DemandWish {
  demanded: boolean;
  question: ProofQuestion;
}

/** Requires a second factor of the team, or stops requiring it. Asks for proof of identity first. */
export const useDemandSecondFactor = change(({ demanded, question }: DemandWish, storeId) =>
  callWithProof(demandSecondFactor, { demanded, storeId }, question),
);

interface Leaving {
  storeId: number;
  /** True if it is the open store. */
  isOpen: boolean;
}

/** Removes the person from a store's team. Leaving the last store leads to the sign-up. */
export const useLeaveStore = ownStores.send(
  async (_, { storeId, isOpen }: Leaving) => {
    const answer = await call(leaveStore, { body: { storeId } });
    if (isOpen) await refreshSession();
    return answer;
  },
  { refetchFirst: true },
);
