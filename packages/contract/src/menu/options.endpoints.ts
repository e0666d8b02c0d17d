import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, id, idInPath } from '../shared/schema.ts';
import { optionGroupRequest, storeOptionChoice, storeOptionGroup } from './options.schemas.ts';
import { choiceAvailabilityRequest, productRemoval } from './products.schemas.ts';

const inPath = { permission: 'menu:read', whileWaiting: true, store: 'params.storeId' } as const;
const writes = { permission: 'menu:write', whileWaiting: true, store: 'body.storeId' } as const;
const toggles = {
  permission: 'menu:availability',
  whileWaiting: true,
  store: 'body.storeId',
} as const;

export const findOptionGroups = endpoint({
  method: 'GET',
  path: '/store/option-groups/{storeId}',
  summary: "Lists a store's option groups by name, with the products that offer them.",
  params: z.object({ storeId: idInPath }),
  answer: envelope(z.array(storeOptionGroup)),
  can: inPath,
});

export const saveOptionGroup = endpoint({
  method: 'POST',
  path: '/store/option-group',
  summary: 'Adds or changes an option group and returns it.',
  body: optionGroupRequest,
  answer: envelope(storeOptionGroup),
  can: writes,
  idempotency: 'accepted',
});

export const removeOptionGroup = endpoint({
  method: 'POST',
  path: '/store/option-group/remove',
  summary: 'Deletes an option group that no product offers.',
  body: productRemoval,
  answer: envelope(z.object({ ids: z.array(id) })),
  can: writes,
});

export const updateChoiceAvailability = endpoint({
  method: 'POST',
  path: '/store/option/available',
  summary: 'Marks an option as available, or as unavailable for a while, wherever it is offered.',
  body: choiceAvailabilityRequest,
  answer: envelope(storeOptionChoice),
  can: toggles,
});
