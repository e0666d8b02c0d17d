import type { CallOf } from '@counter/contract/endpoint';
import type { LeadState } from '@counter/contract/home';
import type { ApplicationState } from '@counter/contract/onboarding';
import {
  approveApplication,
  findApplication,
  findApplications,
  findLeads,
  findMessage,
  findMessages,
  findOperatorStore,
  findOperatorStores,
  findOverview,
  liftSuspension,
  refuseApplication,
  suspendStore,
  updateCommission,
  updateLead,
  verifyPart,
  type Application,
  type MessageState,
  type OperatorStoreDetail,
  type OperatorStoreState,
} from '@counter/contract/operator';
import type { VerifiedPart } from '@counter/contract/settings';
import {
  keepPreviousData,
  useMutation,
  useMutationState,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { now } from '../../lib/clock.ts';
import { callWithProof, type ProofQuestion } from '../../lib/proof.ts';
import { verifiedPartWords } from './words.ts';
import { text } from './operator.text.ts';

/** The refresh interval of the counts, in milliseconds. */
const countEvery = 60_000;
/** The refresh interval of the outbox while messages are under way, in milliseconds. */
const watchEvery = 2000;
/** The delay before a store that changes by itself is refreshed, in milliseconds. */
const soonest = 1000;
/** Browsers end timers that are set further ahead than this at once. */
const maxTimerMs = 2_147_483_647;

// Another page, search or state keeps the old rows in sight, dimmed.
export const listing = { placeholderData: keepPreviousData } as const;

export const keys = {
  all: ['operator'] as const,
  application: (storeId: number) => ['operator', 'application', storeId] as const,
  store: (storeId: number) => ['operator', 'store', storeId] as const,
  verify: (storeId: number) => ['operator', 'verify', storeId] as const,
};

/** The query of a list. */
export interface ListWish<State> {
  search: string | undefined;
  state: State | undefined;
  /** Counted from 1, which may be left out. */
  page: number | undefined;
}

/** A page of a list, as a screen needs it. */
export interface PageQuery<Row> {
  data: { content: readonly Row[]; totalElements: number } | undefined;
  dataUpdatedAt: number;
  error: Error | null;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch: () => Promise<unknown>;
}

/** The query of a list's page. */
export function queryOf<State>({ search, state, page = 1 }: ListWish<State>) {
  return {
    pageNumber: String(page - 1),
    ...(search === undefined ? {} : { search }),
    ...(state === undefined ? {} : { state }),
  };
}

/** Loads the open work of the marketplace's staff. */
export function useOverview() {
  return useQuery({
    queryKey: [...keys.all, 'overview'],
    queryFn: async ({ signal }) => (await call(findOverview, {}, { signal })).data,
    refetchInterval: countEvery,
  });
}

export function useLeads(wish: ListWish<LeadState>) {
  const query = queryOf(wish);
  return useQuery({
    ...listing,
    queryKey: [...keys.all, 'leads', query],
    queryFn: async ({ signal }) => (await call(findLeads, { query }, { signal })).data,
  });
}

/** A page of applications; nothing is asked while `enabled` is false. */
export function useApplications(wish: ListWish<ApplicationState>, enabled = true) {
  const query = queryOf(wish);
  return useQuery({
    ...listing,
    queryKey: [...keys.all, 'applications', query],
    queryFn: async ({ signal }) => (await call(findApplications, { query }, { signal })).data,
    enabled,
  });
}

/** Everything about one application. */
export function useApplication(storeId: number) {
  const params = { storeId: String(storeId) };
  return useQuery({
    queryKey: keys.application(storeId),
    queryFn: async ({ signal }) => (await call(findApplication, { params }, { signal })).data,
  });
}

export function useOperatorStores(wish: ListWish<OperatorStoreState>) {
  const query = queryOf(wish);
  return useQuery({
    ...listing,
    queryKey: [...keys.all, 'stores', query],
    queryFn: async ({ signal }) => (await call(findOperatorStores, { query }, { signal })).data,
  });
}

/** One store; read again when it opens or closes by itself, or its suspension ends. */
export function useOperatorStore(storeId: number) {
  const params = { storeId: String(storeId) };
  return useQuery({
    queryKey: keys.store(storeId),
    queryFn: async ({ signal }) => (await call(findOperatorStore, { params }, { signal })).data,
    refetchInterval: ({ state }) => untilNextChange(state.data),
  });
}

function untilNextChange(store: OperatorStoreDetail | undefined): number | false {
  const until = store?.status.until ?? store?.suspension?.until;
  if (!until) return false;
  return Math.min(Math.max(Date.parse(until) - now(), 0) + soonest, maxTimerMs);
}

export function useMessages(wish: ListWish<MessageState>) {
  const query = queryOf(wish);
  return useQuery({
    ...listing,
    queryKey: [...keys.all, 'messages', query],
    queryFn: async ({ signal }) => (await call(findMessages, { query }, { signal })).data,
    refetchInterval: ({ state }) =>
      state.data?.content.some((message) => message.state === 'QUEUED') ? watchEvery : false,
  });
}

/** One message with its text. */
export function useMessage(id: number) {
  const params = { id: String(id) };
  return useQuery({
    queryKey: [...keys.all, 'message', id],
    queryFn: async ({ signal }) => (await call(findMessage, { params }, { signal })).data,
    refetchInterval: ({ state }) => (state.data?.state === 'QUEUED' ? watchEvery : false),
  });
}

/** ActionResult even when the caller has left the screen. */
export interface Outcome<Answer, Wish> {
  onDone: (answer: Answer, wish: Wish) => void;
  onRefused: (error: Error, wish: Wish) => void;
}

/** Sends something; whatever came of it, everything on the screen is then read again. */
export function useWrite<Answer, Wish>(
  send: (wish: Wish) => Promise<{ data: Answer }>,
  { onDone, onRefused }: Outcome<Answer, Wish>,
  keep?: (answer: Answer) => { queryKey: readonly unknown[] },
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: async ({ data }, wish) => {
      if (keep) {
        const { queryKey } = keep(data);
        // An answer that is still on its way would bring back what was.
        await client.cancelQueries({ queryKey });
        client.setQueryData(queryKey, data);
      }
      onDone(data, wish);
    },
    onError: (error, wish) => onRefused(error, wish),
    onSettled: () => void client.invalidateQueries({ queryKey: keys.all }),
  });
}

export type LeadUpdate = CallOf<typeof updateLead>['body'];
export type Refusal = CallOf<typeof refuseApplication>['body'];
export type Commission = CallOf<typeof updateCommission>['body'];
export type SuspensionWish = CallOf<typeof suspendStore>['body'];

const keepApplication = ({ storeId }: Application) => ({ queryKey: keys.application(storeId) });
const keepStore = ({ id }: OperatorStoreDetail) => ({ queryKey: keys.store(id) });

export function useUpdateLead(outcome: Outcome<{ businessName: string }, LeadUpdate>) {
  return useWrite((body: LeadUpdate) => call(updateLead, { body }), outcome);
}

export function useApprove(outcome: Outcome<Application, { storeId: number }>) {
  return useWrite(
    (body: { storeId: number }) => call(approveApplication, { body }),
    outcome,
    keepApplication,
  );
}

export function useRefuse(outcome: Outcome<Application, Refusal>) {
  return useWrite((body: Refusal) => call(refuseApplication, { body }), outcome, keepApplication);
}

export function useUpdateCommission(outcome: Outcome<OperatorStoreDetail, Commission>) {
  return useWrite((body: Commission) => call(updateCommission, { body }), outcome, keepStore);
}

export function useSuspend(outcome: Outcome<OperatorStoreDetail, SuspensionWish>) {
  return useWrite((body: SuspensionWish) => call(suspendStore, { body }), outcome, keepStore);
}

export function useLift(outcome: Outcome<OperatorStoreDetail, { storeId: number }>) {
  return useWrite(
    (body: { storeId: number }) => call(liftSuspension, { body }),
    outcome,
    keepStore,
  );
}

function questionOf({ part, verified }: VerifyWish): ProofQuestion {
  const { label } = verifiedPartWords[part];
  return verified
    ? { title: text.verify(label), submit: text.verify2 }
    : { title: text.withdrawVerificationOf(label), submit: text.withdraw };
}

export interface VerifyWish {
  part: VerifiedPart;
  verified: boolean;
}

/**
 * Marks parts of a store as verified or not. `pending` is what was just pressed and the server has not
 * answered yet.
 */
export function useVerify(storeId: number, { onDone, onRefused }: Outcome<unknown, VerifyWish>) {
  const client = useQueryClient();
  const mutationKey = keys.verify(storeId);
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: (wish: VerifyWish) =>
      callWithProof(verifyPart, { storeId, ...wish }, questionOf(wish)),
    onSuccess: ({ data }, wish) => onDone(data, wish),
    onError: (error, wish) => onRefused(error, wish),
    // The switch shows what was pressed until what it became is known.
    onSettled: () => client.invalidateQueries({ queryKey: keys.all }),
  });
  const filters = { mutationKey, status: 'pending' } as const;
  const waiting = useMutationState({ filters, select: ({ state }) => state.variables });
  const pending = new Map(waiting.filter(isVerifyWish).map((wish) => [wish.part, wish.verified]));
  return { verify: mutate, pending };
}

function isVerifyWish(wish: unknown): wish is VerifyWish {
  return typeof wish === 'object' && wish !== null && 'part' in wish;
}
