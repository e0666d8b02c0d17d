import { isPreparing, type Permission } from '../../shared/permissions.ts';

/** A new store's setup steps, in display order. */
export const firstSteps = [
  'HOURS',
  'MENU',
  'PICTURE',
  'DELIVERY',
  'BANK',
  'TEST_ORDER',
  'ALARM',
  'LINK',
] as const;

export type FirstStep = (typeof firstSteps)[number];

/** Steps that a store can skip. */
export const optionalSteps = [
  'PICTURE',
  'DELIVERY',
  'TEST_ORDER',
  'ALARM',
  'LINK',
] as const satisfies readonly FirstStep[];

/** Steps that leave no trace in the store's data, so their completion is recorded. */
export const notedSteps = ['ALARM', 'LINK'] as const satisfies readonly FirstStep[];

export type OptionalStep = (typeof optionalSteps)[number];
export type NotedStep = (typeof notedSteps)[number];

/** A store with more completed orders than this is no longer new. */
export const ordersOfBeginner = 10;

/** The permission that each step requires. People without it don't see the step. */
export const stepPermissions = {
  HOURS: 'hours:write',
  MENU: 'menu:write',
  PICTURE: 'menu:write',
  DELIVERY: 'settings:write',
  BANK: 'bank:write',
  TEST_ORDER: 'orders:move',
  ALARM: 'orders:read',
  LINK: 'settings:write',
} as const satisfies Record<FirstStep, Permission>;

/** A recorded step: done or skipped. */
export type KeptStep = 'DONE' | 'SKIPPED';

export type StepState = KeptStep | 'OPEN';

export type ListedStep = { readonly step: FirstStep; readonly state: StepState };

/**
 * Lists all steps with their states. A step that the store's data proves done is done, even if it was skipped before; a
 * required step can't be skipped.
 */
export function listFirstSteps(
  done: Readonly<Record<FirstStep, boolean>>,
  kept: ReadonlyMap<FirstStep, KeptStep>,
): ListedStep[] {
  return firstSteps.map((step) => ({ step, state: done[step] ? 'DONE' : keptState(step, kept) }));
}

function keptState(step: FirstStep, kept: ReadonlyMap<FirstStep, KeptStep>): StepState {
  const state = kept.get(step);
  if (state === 'SKIPPED') return isAmong(optionalSteps, step) ? state : 'OPEN';
  return state === 'DONE' && isAmong(notedSteps, step) ? state : 'OPEN';
}

/** Returns true if a step can be skipped. */
export function isOptional(step: FirstStep): step is OptionalStep {
  return isAmong(optionalSteps, step);
}

function isAmong<Some extends FirstStep>(steps: readonly Some[], step: FirstStep): step is Some {
  return steps.some((one) => one === step);
}

/**
 * Returns true if a step can be done while the store waits for approval. LINK can't: the store's link doesn't work
 * until then.
 */
export function isPreparingStep(step: FirstStep): boolean {
  return step !== 'LINK' && isPreparing(stepPermissions[step]);
}

/** Returns true if no step is left. */
export function isReady(steps: readonly ListedStep[]): boolean {
  return steps.every(({ state }) => state !== 'OPEN');
}
