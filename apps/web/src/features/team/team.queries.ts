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
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { callWithProof, type ProofQuestion } from '../../lib/proof.ts';
import { refreshSession } from '../../lib/refresh-session.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { storeKey } from '../../lib/store-key.ts';
import { text } from './team.text.ts';

const keys = {
  team: (storeId: number) => storeKey('team', storeId),
  owners: (storeId: number) => storeKey('team', storeId, 'owners'),
  /** The list of the person's stores, whoever reads it. */
  stores: ['stores'] as const,
};

/** Who works for the current store, and who is invited. */
export function useTeam() {
  const { storeId } = useCurrentStore();
  return useQuery({
    queryKey: keys.team(storeId),
    queryFn: async ({ signal }) =>
      (await call(findTeam, { params: { storeId: String(storeId) } }, { signal })).data,
  });
}

/** The names of the owners of the current store. */
export function useStoreOwners() {
  const { storeId } = useCurrentStore();
  return useQuery({
    queryKey: keys.owners(storeId),
    queryFn: async ({ signal }) => {
      const params = { storeId: String(storeId) };
      const { data } = await call(findStoreOwners, { params }, { signal });
      return data.map(({ fullName }) => fullName);
    },
  });
}

/** The latest sign-ins and failures of the team. */
export function useTeamSecurity() {
  const { storeId } = useCurrentStore();
  return useQuery({
    queryKey: storeKey('team', storeId, 'security'),
    queryFn: async ({ signal }) =>
      (await call(findTeamSecurity, { params: { storeId: String(storeId) } }, { signal })).data,
  });
}

type Answer = { readonly data: Team; readonly message?: string | undefined };

/** A change of the team; answers the server's sentence about it. */
function useTeamChange<Wish>(send: (wish: Wish, storeId: number) => Promise<Answer>) {
  const { storeId } = useCurrentStore();
  const client = useQueryClient();
  const queryKey = keys.team(storeId);
  return useMutation({
    mutationFn: async (wish: Wish) => send(wish, storeId),
    onSuccess: async ({ data }) => {
      await client.cancelQueries({ queryKey, exact: true });
      client.setQueryData(queryKey, data);
    },
    // It was refused for something that this screen does not show yet.
    onError: () => void client.invalidateQueries({ queryKey }),
  });
}

/** Mails an invitation. */
export function useInvite() {
  return useTeamChange(async (form: InvitationForm, storeId) =>
    callWithProof(
      inviteMember,
      { ...form, storeId },
      { title: text.inviteTitle(form.email), submit: text.sendInvitation },
    ),
  );
}

/** Mails an open invitation again. */
export function useResendInvitation() {
  return useTeamChange(async (id: number, storeId) =>
    call(resendInvitation, { body: { id, storeId } }),
  );
}

/** Takes an open invitation back. */
export function useWithdrawInvitation() {
  return useTeamChange(async (id: number, storeId) =>
    call(withdrawInvitation, { body: { id, storeId } }),
  );
}

/** Gives a member another role. */
export function useUpdateRole() {
  return useTeamChange(async ({ member, role }: { member: Member; role: Role }, storeId) =>
    callWithProof(
      updateMemberRole,
      { memberId: member.userId, role, storeId },
      { title: text.changeRoleOf(member.fullName), submit: text.changeRole },
    ),
  );
}

/** Takes a member off the team. */
export function useRemoveMember() {
  return useTeamChange(async (memberId: number, storeId) =>
    call(removeMember, { body: { memberId, storeId } }),
  );
}

interface DemandWish {
  demanded: boolean;
  question: ProofQuestion;
}

/** Demands a second factor of the team, or stops doing so. */
export function useDemandSecondFactor() {
  return useTeamChange(async ({ demanded, question }: DemandWish, storeId) =>
    callWithProof(demandSecondFactor, { demanded, storeId }, question),
  );
}

/** Takes the person off the team of a store; whoever leaves the last one is led to the sign-up. */
export function useLeaveStore() {
  const current = useCurrentStore();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (storeId: number) => {
      const { message } = await call(leaveStore, { body: { storeId } });
      if (storeId === current.storeId) await refreshSession();
      await client.invalidateQueries({ queryKey: keys.stores });
      return message;
    },
  });
}
