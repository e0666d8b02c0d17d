import {
  findOptionGroups,
  removeOptionGroup,
  saveOptionGroup,
  updateChoiceAvailability,
} from '@counter/contract/menu';
import { route, type Route } from '../../../platform/http/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import * as choices from '../availability/choice-availability.service.ts';
import * as options from './options.service.ts';

export function optionRoutes(platform: Platform): Route[] {
  return [
    route(findOptionGroups, async ({ scope }) => ({
      data: await options.findOptionGroups(platform, scope),
    })),
    route(saveOptionGroup, async ({ scope, body, request }) => ({
      data: await options.saveOptionGroup(platform, scope, body, request.idempotencyKey),
      message: body.id === 0 ? 'Option group added.' : 'Option group saved.',
    })),
    route(removeOptionGroup, async ({ scope, body }) => ({
      data: { ids: await options.removeOptionGroup(platform, scope, body.id) },
      message: 'Option group deleted.',
    })),
    route(updateChoiceAvailability, async ({ scope, body }) => {
      const choice = await choices.updateChoiceAvailability(platform, scope, body);
      const state = choice.available ? 'available' : 'unavailable';
      return { data: choice, message: `${choice.name} is ${state}` };
    }),
  ];
}
