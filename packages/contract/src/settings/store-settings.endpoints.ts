import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, idInPath } from '../shared/schema.ts';
import { deliveryFeeSettings, deliveryFeesRequest } from './delivery-fees.schemas.ts';
import { reads, writes } from './plain-setting.ts';
import {
  customerPickupRequest,
  storeAccount,
  storeInfo,
  storeInfoRequest,
  taxRateRequest,
} from './store-settings.schemas.ts';

const params = z.object({ storeId: idInPath });

export const findStoreInfo = endpoint({
  method: 'GET',
  path: '/store/info/{storeId}',
  summary: 'Gets the information of a store.',
  params,
  answer: envelope(storeInfo),
  can: reads,
});

export const updateStoreInfo = endpoint({
  method: 'POST',
  path: '/store/info',
  summary: 'Changes the information of a store.',
  body: storeInfoRequest,
  answer: envelope(storeInfo),
  can: writes,
});

export const findStoreAccount = endpoint({
  method: 'GET',
  path: '/store/account/{storeId}',
  summary: "Gets a store's tax rate and its pickup instructions.",
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
  summary: "Changes a store's pickup instructions.",
  body: customerPickupRequest,
  answer: envelope(storeAccount),
  can: writes,
});

export const findDeliveryFees = endpoint({
  method: 'GET',
  path: '/store/delivery-fees/{storeId}',
  summary: 'Gets the delivery fees of a store.',
  params,
  answer: envelope(deliveryFeeSettings),
  can: reads,
});

export const updateDeliveryFees = endpoint({
  method: 'POST',
  path: '/store/delivery-fees',
  summary: 'Changes the delivery fees of a store for orders placed from then on.',
  body: deliveryFeesRequest,
  answer: envelope(deliveryFeeSettings),
  can: writes,
});
