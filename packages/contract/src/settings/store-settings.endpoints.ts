import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, idInPath } from '../shared/schema.ts';
import { deliveryFeeSettings, deliveryFeesRequest } from './delivery-fees.schemas.ts';
import {
  customerPickupRequest,
  storeAccount,
  storeInfo,
  storeInfoRequest,
  storeOrdering,
  storeOrderingRequest,
  taxRateRequest,
  unpaidLimits,
  unpaidLimitsRequest,
} from './store-settings.schemas.ts';

const params = z.object({ storeId: idInPath });
const reads = { permission: 'settings:read', store: 'params.storeId' } as const;
const writes = { permission: 'settings:write', store: 'body.storeId' } as const;

export const findStoreInfo = endpoint({
  method: 'GET',
  path: '/store/info/{storeId}',
  summary: 'Answers what a store says of itself.',
  params,
  answer: envelope(storeInfo),
  can: reads,
});

export const updateStoreInfo = endpoint({
  method: 'POST',
  path: '/store/info',
  summary: 'Changes what a store says of itself.',
  body: storeInfoRequest,
  answer: envelope(storeInfo),
  can: writes,
});

export const findStoreAccount = endpoint({
  method: 'GET',
  path: '/store/account/{storeId}',
  summary: "Answers a store's tax rate and its instructions for customers who pick up.",
  params,
  answer: envelope(storeAccount),
  can: reads,
});

export const changeTaxRate = endpoint({
  method: 'POST',
  path: '/store/account/change-tax-rate',
  summary: "Changes a store's tax rate for orders placed from then on.",
  body: taxRateRequest,
  answer: envelope(storeAccount),
  can: writes,
});

export const changeCustomerPickup = endpoint({
  method: 'POST',
  path: '/store/account/change-customer-pickup',
  summary: 'Changes what customers are told who pick up their order.',
  body: customerPickupRequest,
  answer: envelope(storeAccount),
  can: writes,
});

export const findStoreOrdering = endpoint({
  method: 'GET',
  path: '/store/ordering/{storeId}',
  summary: 'Answers how orders come in to a store, and when those expire that nobody accepts.',
  params,
  answer: envelope(storeOrdering),
  can: reads,
});

export const updateStoreOrdering = endpoint({
  method: 'POST',
  path: '/store/ordering',
  summary: 'Changes how orders come in, and when those expire that nobody accepts.',
  body: storeOrderingRequest,
  answer: envelope(storeOrdering),
  can: writes,
});

export const findUnpaidLimits = endpoint({
  method: 'GET',
  path: '/store/unpaid-limits/{storeId}',
  summary: 'Answers what one customer of the web store may have open without having paid.',
  params,
  answer: envelope(unpaidLimits),
  can: reads,
});

export const updateUnpaidLimits = endpoint({
  method: 'POST',
  path: '/store/unpaid-limits',
  summary: 'Changes what one customer of the web store may have open without having paid.',
  body: unpaidLimitsRequest,
  answer: envelope(unpaidLimits),
  can: writes,
});

export const findDeliveryFees = endpoint({
  method: 'GET',
  path: '/store/delivery-fees/{storeId}',
  summary: 'Answers what delivery costs the customers of a store.',
  params,
  answer: envelope(deliveryFeeSettings),
  can: reads,
});

export const updateDeliveryFees = endpoint({
  method: 'POST',
  path: '/store/delivery-fees',
  summary: 'Changes what delivery costs the customers of a store, for orders placed from then on.',
  body: deliveryFeesRequest,
  answer: envelope(deliveryFeeSettings),
  can: writes,
});
