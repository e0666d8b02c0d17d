import type { CallOf } from '@counter/contract/endpoint';
import type { LeadState } from '@counter/contract/home';
import type { ApplicationState } from '@counter/contract/onboarding';
import {
  approveApplication,
  findApplication,
  findApplications,
  findInMarketplace,
  findLeads,
  findMessage,
  findMessages,
  findOperatorStore,
  findOperatorStores,
  findOverview,
  findMarketplaceWeek,
  findStoreHealth,
  liftSuspension,
  mailRecipientAgain,
  refuseApplication,
  showBirthDate,
  suspendStore,
  updateCommission,
  updateLead,
  verifyPart,
  type Application,
  type MessageState,
  type OperatorStoreDetail,
  type OperatorStoreSort,
  type OperatorStoreState,
  type StoreProblem,
} from '@counter/contract/operator';
import type { VerifiedPart } from '@counter/contract/settings';
import { now } from '@counter/browser/clock';
import { callWithProof, type ProofQuestion } from '../../lib/account/proof.ts';
import type { ResourceCache } from '../../lib/resource/place.ts';
import type { Outcome } from '../../lib/resource/write.ts';
import { operator, pageOf, type ListWish } from './operator-resource.ts';
import { verifiedPartWords } from './words.ts';
import { text } from './operator.text.ts';

/** Polling interval of the counts, in milliseconds. */
const countEvery = 60_000;
/** Polling interval of the outbox while messages are being sent, in milliseconds. */
const watchEvery = 2000;
/** Delay of the refresh after a store changes by schedule, in milliseconds. */
const soonest = 1000;
/** Browsers fire timers beyond this immediately. */
const maxTimerMs = 2_147_483_647;

/** Loads the open work of the marketplace's staff. */
export const useOverview = operator.read('overview', findOverview, () => ({}), {
  refetchInterval: countEvery,
});

/** Loads the orders of all stores in the last days. */
export const useMarketplaceWeek = operator.read('week', findMarketplaceWeek, () => ({}));

export const useLeads = operator.list('leads', findLeads, (_all, wish: ListWish<LeadState>) =>
  pageOf(wish),
);

/** Loads one page of applications; nothing without a request. */
export const useApplications = operator.list(
  'applications',
  findApplications,
  (_all, wish: ListWish<ApplicationState> | undefined) => wish && pageOf(wish),
);

/** Loads one application. */
export const useApplication = operator.read(
  'application',
  findApplication,
  (_all, storeId: number) => ({ params: { storeId: String(storeId) } }),
);

export const useOperatorStores = operator.list(
  'stores',
  findOperatorStores,
  (_all, { sort, ...wish }: ListWish<OperatorStoreState> & { sort: OperatorStoreSort }) => ({
    query: { ...pageOf(wish).query, sort },
  }),
);

/** Loads the best search results; nothing without a text. */
export const useInMarketplace = operator.list(
  'found',
  findInMarketplace,
  (_all, q: string | undefined) => (q === undefined ? undefined : { query: { q } }),
  // No retry: the next keystroke searches again.
  { staleTime: 0, gcTime: 60_000, retry: false },
);

/** Loads one page of the stores with problems. */
export const useStoreHealth = operator.list(
  'health',
  findStoreHealth,
  (_all, wish: ListWish<StoreProblem>) => pageOf(wish),
);

/** Loads one store; refetches when it opens or closes by schedule, or its suspension ends. */
export const useOperatorStore = operator.read(
  'store',
  findOperatorStore,
  (_all, storeId: number) => ({ params: { storeId: String(storeId) } }),
  { refetchInterval: ({ state }) => untilNextChange(state.data) },
);

function untilNextChange(store: OperatorStoreDetail | undefined): number | false {
  const until = store?.status.until ?? store?.suspension?.until;
  if (!until) return false;
  return Math.min(Math.max(Date.parse(until) - now(), 0) + soonest, maxTimerMs);
}

export const useMessages = operator.list(
  'messages',
  findMessages,
  (_all, wish: ListWish<MessageState>) => pageOf(wish),
  {
    refetchInterval: ({ state }) =>
      state.data?.content.some((message) => message.state === 'QUEUED') ? watchEvery : false,
  },
);

/** Loads one message with its text. */
export const useMessage = operator.detail(
  'message',
  findMessage,
  (_all, id: number) => ({ params: { id: String(id) } }),
  { refetchInterval: ({ state }) => (state.data?.state === 'QUEUED' ? watchEvery : false) },
);

/** Resumes mail to a message's recipient. */
export const useMailAgain = operator.write(mailRecipientAgain, (_all, id: number) => ({
  body: { id },
}));

type LeadUpdate = CallOf<typeof updateLead>['body'];
type Refusal = CallOf<typeof refuseApplication>['body'];
type Commission = CallOf<typeof updateCommission>['body'];
type SuspensionWish = CallOf<typeof suspendStore>['body'];
type Named = { readonly storeId: number };

type Cache = ResourceCache<undefined>;

const keepsApplication = {
  after: (cache: Cache, { data }: { readonly data: Application }) =>
    cache.keep(['application', data.storeId], data),
};

const keepsStore = {
  after: (cache: Cache, { data }: { readonly data: OperatorStoreDetail }) =>
    cache.keep(['store', data.id], data),
};

export const useUpdateLead = operator.write(updateLead, (_all, body: LeadUpdate) => ({ body }));

export const useApprove = operator.write(
  approveApplication,
  (_all, body: Named) => ({ body }),
  keepsApplication,
);

export const useRefuse = operator.write(
  refuseApplication,
  (_all, body: Refusal) => ({ body }),
  keepsApplication,
);

export const useUpdateCommission = operator.write(
  updateCommission,
  (_all, body: Commission) => ({ body }),
  keepsStore,
);

export const useSuspend = operator.write(
  suspendStore,
  (_all, body: SuspensionWish) => ({ body }),
  keepsStore,
);

export const useLift = operator.write(
  liftSuspension,
  (_all, body: Named) => ({ body }),
  keepsStore,
);

interface Verification {
  readonly storeId: number;
  readonly part: VerifiedPart;
  readonly verified: boolean;
}

function questionOf({ part, verified }: Verification): ProofQuestion {
  const { label } = verifiedPartWords[part];
  return verified
    ? { title: text.verifyTitle(label), submit: text.verifyButton }
    : { title: text.removeVerificationTitle(label), submit: text.removeVerificationButton };
}

interface BirthDateLook {
  readonly storeId: number;
  readonly press: string;
}

const birthDateQuestion: ProofQuestion = {
  title: text.birthDateQuestion,
  consequence: text.birthDateConsequence,
  submit: text.show,
};

/** Loads a date of birth, which is not cached. Asks for proof of identity first. */
export const useShowBirthDate = operator.send(
  (_all, look: BirthDateLook) => callWithProof(showBirthDate, look, birthDateQuestion),
  { gcTime: 0, changed: () => false },
);

const useVerifyPart = operator.send(
  (_all, sent: Verification) => callWithProof(verifyPart, sent, questionOf(sent)),
  // The switch shows the new value until the store has been refetched.
  { refetchFirst: true, queue: () => 'verification' },
);

const usePendingParts = useVerifyPart.usePending;

/** Marks parts of a store as verified or not. `pending` contains the changes that the server has not confirmed yet. */
export function useVerify(storeId: number, outcome: Outcome<Verification>) {
  const { mutate } = useVerifyPart(outcome);
  const waiting = usePendingParts().filter((sent) => sent.storeId === storeId);
  return {
    verify: (part: VerifiedPart, verified: boolean) => mutate({ storeId, part, verified }),
    pending: new Map(waiting.map(({ part, verified }) => [part, verified])),
  };
}
