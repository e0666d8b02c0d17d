import {
  approveApplication,
  endOwnerView,
  findApplication,
  findApplications,
  findInMarketplace,
  findLeads,
  findMessage,
  findMessages,
  mailRecipientAgain,
  findMarketplaceWeek,
  findOperatorStore,
  findOperatorStores,
  findOverview,
  findStoreHealth,
  liftSuspension,
  operatorPageSize,
  refuseApplication,
  showBirthDate,
  startOwnerView,
  suspendStore,
  updateCommission,
  updateLead,
  verifyPart,
} from '@counter/contract/operator';
import { route, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import * as home from '../home/index.ts';
import * as viewing from '../store/index.ts';
import * as onboarding from '../onboarding/index.ts';
import { announcementRoutes } from './announcements.routes.ts';
import * as messages from './messages.service.ts';
import * as overview from './overview.service.ts';
import { findEverywhere } from './operator-search.service.ts';
import { findHealth, findWeek } from './store-health.service.ts';
import * as stores from './stores.service.ts';

/** Binds the routes for operators. */
export function operatorRoutes(platform: Platform): Route[] {
  return [
    route(findOverview, async () => ({ data: await overview.findOverview(platform) })),
    route(findMarketplaceWeek, async () => ({ data: await findWeek(platform) })),
    route(findInMarketplace, async ({ query }) => ({
      data: await findEverywhere(platform, query.q),
    })),
    ...leadRoutes(platform),
    ...applicationRoutes(platform),
    ...storeRoutes(platform),
    ...supervisionRoutes(platform),
    ...messageRoutes(platform),
    ...announcementRoutes(platform),
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
    route(findApplication, async ({ scope }) => ({
      data: await onboarding.findApplicationForReview(platform, scope),
    })),
    route(approveApplication, async ({ scope, session }) => ({
      data: await onboarding.approveApplication(platform, scope, session),
    })),
    route(refuseApplication, async ({ scope, session, body: { reason } }) => ({
      data: await onboarding.refuseApplication(platform, scope, session, reason),
    })),
  ];
}

function storeRoutes(platform: Platform): Route[] {
  return [
    route(findOperatorStores, async ({ query }) => ({
      data: await stores.findStores(platform, { ...listOf(query), sort: query.sort }),
    })),
    route(findOperatorStore, async ({ params }) => ({
      data: await stores.findStore(platform, params.storeId),
    })),
    route(findStoreHealth, async ({ query }) => ({
      data: await findHealth(platform, listOf(query)),
    })),
  ];
}

function supervisionRoutes(platform: Platform): Route[] {
  return [
    route(verifyPart, async ({ scope, body, proven }) => ({
      data: await stores.verifyPart(platform, scope, { ...body, proven }),
    })),
    route(showBirthDate, async ({ scope, session, body, proven }) => ({
      data: await stores.showBirthDate(platform, scope, {
        proven,
        userId: session.userId,
        press: body.press,
      }),
    })),
    route(updateCommission, async ({ scope, body }) => ({
      data: await stores.setFees(platform, scope, body),
    })),
    route(suspendStore, async ({ scope, body }) => ({
      data: await stores.suspend(platform, scope, body),
    })),
    route(startOwnerView, async ({ scope, session, body }) => ({
      data: await viewing.startOwnerView(platform, scope, session, body),
    })),
    route(endOwnerView, async ({ scope, session }) => ({
      data: await viewing.endOwnerView(platform, scope, session),
    })),
    route(liftSuspension, async ({ scope }) => ({ data: await stores.lift(platform, scope) })),
  ];
}

function messageRoutes(platform: Platform): Route[] {
  return [
    route(findMessages, async ({ query }) => ({
      data: await messages.findMessages(platform, listOf(query)),
    })),
    route(mailRecipientAgain, async ({ session, body, request }) => ({
      data: await messages.mailRecipientAgain(platform, session, body.id, request.requestId),
      message: "We'll send emails to this address again.",
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

/** Converts a list request's query to a filter and a page. */
function listOf<State>({ pageNumber, search, state }: ListQuery<State>) {
  return { search, state, pageNumber: Number(pageNumber), pageSize: operatorPageSize };
}
