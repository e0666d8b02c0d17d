import {
  findListViews,
  findOperatorViews,
  removeListView,
  removeOperatorView,
  restoreListView,
  restoreOperatorView,
  saveListView,
  saveOperatorView,
} from '@counter/contract/views';
import { inTransaction } from '../../platform/db/database.ts';
import { oncePerKey, oncePerPerson } from '../../platform/events/once.ts';
import type { Work } from '../../platform/events/work.ts';
import { route, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import type { SessionFacts } from '../../platform/tenancy/sessions.ts';
import { personOf } from '../store/index.ts';
import type { ViewOwner, ViewWork } from './views.repository.ts';
import * as views from './views.service.ts';

/** Binds the routes of saved views. */
export function viewRoutes(platform: Platform): Route[] {
  return [...storeRoutes(platform), ...operatorRoutes(platform)];
}

function storeRoutes({ act, db }: Platform): Route[] {
  return [
    // Integrations have no views.
    route(findListViews, async ({ scope: { storeId, actor } }) => ({
      data: actor.kind === 'user' ? await views.findViews(db, { storeId, userId: actor.id }) : [],
    })),
    route(saveListView, async ({ scope, body, request }) => ({
      data: await act(scope, async (work) => {
        const own = ofMember(work);
        const call = { key: request.idempotencyKey, request: body };
        await oncePerKey(work, call, async () => views.saveView(own, body));
        return views.findViews(own.tx, own.owner);
      }),
    })),
    route(removeListView, async ({ scope, body }) => ({
      data: await act(scope, async (work) => views.removeView(ofMember(work), body.id)),
    })),
    route(restoreListView, async ({ scope, body }) => ({
      data: await act(scope, async (work) => views.restoreView(ofMember(work), body.id)),
    })),
  ];
}

function ofMember({ tx, at, scope }: Work): ViewWork {
  return { tx, at, owner: { storeId: scope.storeId, userId: personOf(scope) } };
}

function operatorRoutes({ db, clock }: Platform): Route[] {
  const change = async <Result>(session: SessionFacts, run: (work: ViewWork) => Promise<Result>) =>
    inTransaction(db, async (tx) => run({ tx, at: clock.now(), owner: ofOperator(session) }));
  return [
    route(findOperatorViews, async ({ session }) => ({
      data: await views.findViews(db, ofOperator(session)),
    })),
    route(saveOperatorView, async ({ session, body, request }) => ({
      data: await change(session, async (work) => {
        const call = { userId: session.userId, key: request.idempotencyKey, request: body };
        await oncePerPerson(work, call, async () => views.saveView(work, body));
        return views.findViews(work.tx, work.owner);
      }),
    })),
    route(removeOperatorView, async ({ session, body }) => ({
      data: await change(session, async (work) => views.removeView(work, body.id)),
    })),
    route(restoreOperatorView, async ({ session, body }) => ({
      data: await change(session, async (work) => views.restoreView(work, body.id)),
    })),
  ];
}

/** The marketplace's own lists belong to store 0. */
function ofOperator({ userId }: SessionFacts): ViewOwner {
  return { storeId: 0, userId };
}
