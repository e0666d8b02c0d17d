import type {
  ChoiceAvailabilityRequest,
  KeptChoice,
  StoreOptionChoice,
} from '@counter/contract/menu';
import { ProblemError } from '../../../platform/kernel/problem.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import type { Work } from '../../../platform/events/work.ts';
import { endOf, toChoice } from '../options/option-view.ts';
import {
  findGroupOfChoice,
  lockOptionGroup,
  updateChoiceWord,
  updateOptionGroup,
} from '../options/options.repository.ts';
import { readUntil } from './unavailable-until.ts';

/**
 * Marks an option as available, or as unavailable for a while, wherever it is offered. Does nothing if nothing changes.
 * @throws ProblemError NOT_FOUND, INVALID_FIELDS for an end in the past
 */
export async function updateChoiceAvailability(
  { act }: Platform,
  scope: StoreScope,
  { id, available, until }: ChoiceAvailabilityRequest,
): Promise<StoreOptionChoice> {
  return act(scope, async (work) => {
    const unavailableUntil = available ? null : readUntil(until, work);
    const before = await findChoice(work, id);
    if (before.available !== available || endOf(before) !== (unavailableUntil?.getTime() ?? null)) {
      await updateChoiceWord(work.tx, scope, id, { available, unavailableUntil });
      await updateOptionGroup(work, before.groupId);
      work.audit({
        action: 'option.availability',
        entity: 'option',
        entityId: id,
        before: { available: before.available, unavailableUntil: before.unavailableUntil },
        after: { name: before.name, available, unavailableUntil },
      });
      work.emit({ kind: 'menu.changed' });
    }
    return toChoice(await findChoice(work, id), work.at);
  });
}

async function findChoice(
  work: Work,
  id: number,
): Promise<KeptChoice & { readonly groupId: number }> {
  const groupId = await findGroupOfChoice(work.tx, work.scope, id);
  const group =
    groupId === undefined ? undefined : await lockOptionGroup(work.tx, work.scope, groupId);
  const choice = group?.choices.find((one) => one.id === id);
  if (group && choice) return { ...choice, groupId: group.id };
  throw new ProblemError('NOT_FOUND', 'This option no longer exists.');
}
