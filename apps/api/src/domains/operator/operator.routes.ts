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
  operatorPageSize,
  refuseApplication,
  suspendStore,
  updateCommission,
  updateLead,
  verifyPart,
} from '@counter/contract/operator';
import { route, type Call, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import * as home from '../home/index.ts';
import * as onboarding from '../onboarding/index.ts';
import * as messages from './messages.service.ts';
import * as overview from './overview.service.ts';
import * as stores from './stores.service.ts';

/** Binds the calls of the marketplace's staff. */
export function operatorRoutes(platform: Platform): Route[] {
  return [
    route(findOverview, async () => ({ data: await overview.findOverview(platform) })),
    ...leadRoutes(platform),
    ...applicationRoutes(platform),
    ...storeRoutes(platform),
    ...supervisionRoutes(platform),
    ...messageRoutes(platform),
  ];
}

function leadRoutes(platform: Platform): Route[] {
  return [
    route(findLeads, async ({ query }) => ({
      data: await home.findLeads(platform, listOf(query)),
    })),
    route(updateLead, async ({ session, body, request }) => ({
      data: await home.updateLead(platform, session, body, request.requestId),
    })),
  ];
}

function applicationRoutes(platform: Platform): Route[] {
  return [
    route(findApplications, async ({ query }) => ({
      data: await onboarding.findApplicationRows(platform.db, listOf(query)),
    })),
    route(findApplication, async ({ session, params: { storeId }, request: { requestId } }) => ({
      data: await onboarding.findApplicationForReview(platform, session, storeId, requestId),
    })),
    route(approveApplication, async ({ session, body: { storeId }, request: { requestId } }) => ({
      data: await onboarding.approveApplication(platform, session, storeId, requestId),
    })),
    route(refuseApplication, async ({ session, body, request: { requestId } }) => ({
      data: await onboarding.refuseApplication(
        platform,
        session,
        body.storeId,
        body.reason,
        requestId,
      ),
    })),
  ];
}

function storeRoutes(platform: Platform): Route[] {
  return [
    route(findOperatorStores, async ({ query }) => ({
      data: await stores.findStores(platform, listOf(query)),
    })),
    route(findOperatorStore, async ({ params }) => ({
      data: await stores.findStore(platform, params.storeId),
    })),
  ];
}

function supervisionRoutes(platform: Platform): Route[] {
  return [
    route(verifyPart, async (call) => ({
      data: await stores.verifyPart(platform, askedIn(call), { ...call.body, proven: call.proven }),
    })),
    route(updateCommission, async (call) => ({
      data: await stores.setFees(platform, askedIn(call), call.body),
    })),
    route(suspendStore, async (call) => ({
      data: await stores.suspend(platform, askedIn(call), call.body),
    })),
    route(liftSuspension, async (call) => ({ data: await stores.lift(platform, askedIn(call)) })),
  ];
}

type StoreCall = Pick<Call<typeof liftSuspension>, 'session' | 'body' | 'request'>;

/** Returns the caller, the store and the request. */
function askedIn({ session, body: { storeId }, request: { requestId } }: StoreCall) {
  return { session, storeId, requestId };
}

function messageRoutes(platform: Platform): Route[] {
  return [
    route(findMessages, async ({ query }) => ({
      data: await messages.findMessages(platform, listOf(query)),
    })),
    route(findMessage, async ({ session, params, request }) => ({
      data: await messages.readMessage(platform, session, params.id, request.requestId),
    })),
  ];
}

type ListQuery<State> = {
  readonly pageNumber: string;
  readonly search: string;
  readonly state?: State | undefined;
};

/** A page of a list as the address asks for it. */
function listOf<State>({ pageNumber, search, state }: ListQuery<State>) {
  return { search, state, pageNumber: Number(pageNumber), pageSize: operatorPageSize };
}
