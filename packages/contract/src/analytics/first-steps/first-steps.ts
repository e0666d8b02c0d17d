import { isPreparing, type Permission } from '../../shared/permissions.ts';

/** The steps of a new store before its first orders, in the order in which they are shown. */
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

/** The steps that a store can do without. */
export const optionalSteps = [
  'PICTURE',
  'DELIVERY',
  'TEST_ORDER',
  'ALARM',
  'LINK',
] as const satisfies readonly FirstStep[];

/** The steps that leave nothing in the store's data but that somebody did them. */
export const notedSteps = ['ALARM', 'LINK'] as const satisfies readonly FirstStep[];

export type OptionalStep = (typeof optionalSteps)[number];
export type NotedStep = (typeof notedSteps)[number];

/** A store with more completed orders than this sells already, and needs no first steps. */
export const ordersOfBeginner = 10;

/** The permission that a step takes. Who lacks it doesn't see the step. */
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

/** A step that a store keeps: it was done, or the store does without. */
export type KeptStep = 'DONE' | 'SKIPPED';

export type StepState = KeptStep | 'OPEN';

export type ListedStep = { readonly step: FirstStep; readonly state: StepState };

/**
 * Lists every step with its state. What the store's data show as done is done, also where the step was skipped
 * before; a step that a store can't do without is never skipped.
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

/** Returns true if a step can be done while the store waits for approval: its link leads nowhere until then. */
export function isPreparingStep(step: FirstStep): boolean {
  return step !== 'LINK' && isPreparing(stepPermissions[step]);
}

/** Returns true if no step is left to do. */
export function isReady(steps: readonly ListedStep[]): boolean {
  return steps.every(({ state }) => state !== 'OPEN');
}
