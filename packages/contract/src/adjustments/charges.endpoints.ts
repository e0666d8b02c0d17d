import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, idInPath, pageOf } from '../shared/schema.ts';
import {
  charge,
  chargePage,
  chargesRequest,
  disputeRequest,
  decideRequest,
  operatorChargesQuery,
  proposeRequest,
} from './charges.schemas.ts';

export const findCharges = endpoint({
  method: 'POST',
  path: '/merchant/store/adjustments/charges',
  summary:
    'Lists the charges against the store, the latest first; of open ones alone, the first to lapse.',
  body: chargesRequest,
  answer: envelope(chargePage),
  can: { permission: 'adjustments:read', store: 'body.storeId' },
});

export const findCharge = endpoint({
  method: 'GET',
  path: '/merchant/store/adjustments/charge/{storeId}/{chargeId}',
  summary: 'Gets one charge against the store.',
  params: z.object({ storeId: idInPath, chargeId: idInPath }),
  answer: envelope(charge),
  can: { permission: 'adjustments:read', store: 'params.storeId' },
});

export const disputeCharge = endpoint({
  method: 'POST',
  path: '/merchant/store/adjustments/charge/contest',
  summary: 'Disputes an open charge within 30 days, with a text and pictures.',
  body: disputeRequest,
  answer: envelope(charge),
  can: { permission: 'adjustments:write', store: 'body.storeId' },
});

export const findOperatorCharges = endpoint({
  method: 'GET',
  path: '/operator/charges',
  summary: 'Lists the charges against all stores, the latest first.',
  query: operatorChargesQuery,
  answer: envelope(pageOf(charge)),
  can: 'operator',
});

export const proposeCharge = endpoint({
  method: 'POST',
  path: '/operator/charge',
  summary: 'Proposes a charge against a store for one of its orders; its owners are mailed.',
  body: proposeRequest,
  answer: envelope(charge),
  can: { who: 'operator', store: 'body.storeId' },
  idempotency: 'accepted',
});

export const decideCharge = endpoint({
  method: 'POST',
  path: '/operator/charge/decide',
  summary: 'Decides a charge: none, part or all of it is charged to the store.',
  body: decideRequest,
  answer: envelope(charge),
  can: { who: 'operator', store: 'body.storeId' },
});
