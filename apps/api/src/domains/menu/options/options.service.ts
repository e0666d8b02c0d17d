import type { KeptChoice, OptionGroupRequest, StoreOptionGroup } from '@counter/contract/menu';
import { checkVersion } from '../../../platform/events/check-version.ts';
import { ProblemError } from '../../../platform/kernel/problem.ts';
import { oncePerKey } from '../../../platform/events/once.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import type { Work } from '../../../platform/events/work.ts';
import { toGroup } from './option-view.ts';
import {
  createOptionGroup,
  findOptionGroupRows,
  lockOptionGroup,
  replaceChoices,
  updateOptionGroup,
  type OptionGroupRow,
} from './options.repository.ts';
import type { AuditAction } from '@counter/contract/registry';

/** Lists the store's option groups by name, with their current availability. */
export async function findOptionGroups(
  { db, clock }: Platform,
  scope: StoreScope,
): Promise<StoreOptionGroup[]> {
  const now = clock.now();
  return (await findOptionGroupRows(db, scope)).map((row) => toGroup(row, now));
}

/**
 * Adds or changes an option group with its choices and returns it. Retries with the same idempotency key add it only
 * once.
 * @throws ProblemError NOT_FOUND, CHANGED_MEANWHILE (somebody else saved it first), INVALID_FIELDS for another group's
 * choice, IDEMPOTENCY_KEY_REUSED
 */
export async function saveOptionGroup(
  { act }: Platform,
  scope: StoreScope,
  request: OptionGroupRequest,
  key: string | undefined,
): Promise<StoreOptionGroup> {
  return act(scope, (work) =>
    oncePerKey(work, { key, request }, () =>
      request.id === 0 ? addGroup(work, request) : changeGroup(work, request),
    ),
  );
}

async function addGroup(work: Work, request: OptionGroupRequest): Promise<StoreOptionGroup> {
  checkChoices(request.choices, []);
  const id = await createOptionGroup(work, request);
  await replaceChoices(work, id, request.choices);
  return recordChange(work, 'option-group.create', id);
}

async function changeGroup(work: Work, request: OptionGroupRequest): Promise<StoreOptionGroup> {
  const { id, olVersion, choices, name, minimum, maximum } = request;
  const before = await findLocked(work, id);
  const changes = { entity: 'option-group', id, fields: ['name', 'minimum', 'maximum', 'choices'] };
  await checkVersion({ ...before, changes }, olVersion, work);
  checkChoices(choices, before.choices);
  await updateOptionGroup(work, id, { name, minimum, maximum });
  await replaceChoices(work, id, choices);
  return recordChange(work, 'option-group.update', id, before);
}

async function findLocked({ tx, scope }: Work, id: number): Promise<OptionGroupRow> {
  const group = await lockOptionGroup(tx, scope, id);
  if (group) return group;
  throw new ProblemError('NOT_FOUND', 'This option group no longer exists.');
}

function checkChoices(given: OptionGroupRequest['choices'], own: readonly KeptChoice[]): void {
  const known = new Set([0, ...own.map(({ id }) => id)]);
  const message = 'This option no longer exists.';
  const errors = given.flatMap(({ id }, index) =>
    known.has(id) ? [] : [{ path: `choices[${index}]`, message }],
  );
  if (errors.length > 0) throw new ProblemError('INVALID_FIELDS', message, { errors });
}

/** Records a group's current state in the audit log, announces it to open screens, and returns it. */
async function recordChange(
  work: Work,
  action: AuditAction,
  id: number,
  before?: OptionGroupRow,
): Promise<StoreOptionGroup> {
  const group = toGroup(await findLocked(work, id), work.at);
  work.audit({
    action,
    entity: 'option-group',
    entityId: id,
    ...(before ? { before: toGroup(before, work.at) } : {}),
    after: group,
  });
  work.emit({ kind: 'menu.changed' });
  return group;
}

/**
 * Deletes an option group and returns its ID. Orders keep their choices.
 * @throws ProblemError NOT_FOUND, OPTION_GROUP_IN_USE that names the products with this group
 */
export async function removeOptionGroup(
  { act }: Platform,
  scope: StoreScope,
  id: number,
): Promise<number[]> {
  return act(scope, async (work) => {
    const before = await findLocked(work, id);
    if (before.products.length > 0) throw inUse(before);
    await updateOptionGroup(work, id, { deletedAt: work.at });
    work.audit({
      action: 'option-group.delete',
      entity: 'option-group',
      entityId: id,
      before: toGroup(before, work.at),
    });
    work.emit({ kind: 'menu.changed' });
    return [id];
  });
}

const maxNamed = 3;

function inUse({ name, products }: OptionGroupRow): ProblemError {
  const named = products.slice(0, maxNamed).map((product) => product.name);
  const others = products.length - named.length;
  const all = [...named, ...(others > 0 ? [`${others} more`] : [])];
  const list = all.length > 1 ? `${all.slice(0, -1).join(', ')} and ${all.at(-1)}` : all.join('');
  return new ProblemError(
    'OPTION_GROUP_IN_USE',
    `"${name}" is offered with ${list}. Take it off there first.`,
  );
}
