import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  firstSteps,
  isOptional,
  isReady,
  listFirstSteps,
  notedSteps,
  type FirstStep,
  type KeptStep,
  type StepState,
} from './first-steps.ts';

const step = fc.constantFrom(...firstSteps);
const done = fc
  .uniqueArray(step)
  .map((all) => Object.fromEntries(firstSteps.map((one) => [one, all.includes(one)])))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- has every step
  .map((facts) => facts as Record<FirstStep, boolean>);
const kept = fc
  .array(fc.tuple(step, fc.constantFrom<KeptStep>('DONE', 'SKIPPED')))
  .map((entries) => new Map(entries));

describe('the first steps of a store', () => {
  it('are all listed in order', () => {
    fc.assert(
      fc.property(done, kept, (facts, notes) => {
        expect(listFirstSteps(facts, notes).map((one) => one.step)).toEqual([...firstSteps]);
      }),
    );
  });

  it("are done when the data says so, and skipped only if they're optional", () => {
    fc.assert(
      fc.property(done, kept, (facts, notes) => {
        const steps = listFirstSteps(facts, notes);
        const those = (state: StepState) =>
          steps.filter((one) => one.state === state).map((one) => one.step);
        expect(those('DONE')).toEqual(
          expect.arrayContaining(firstSteps.filter((one) => facts[one])),
        );
        expect(those('SKIPPED').every(isOptional)).toBe(true);
        expect(notedSteps).toEqual(
          expect.arrayContaining(those('DONE').filter((one) => !facts[one])),
        );
      }),
    );
  });

  it('are finished exactly when no step is open, and only optional steps can be skipped', () => {
    fc.assert(
      fc.property(done, kept, (facts, notes) => {
        const open = listFirstSteps(facts, notes).filter(({ state }) => state === 'OPEN');
        expect(isReady(listFirstSteps(facts, notes))).toBe(open.length === 0);
        const skipped = new Map(open.map((one) => [one.step, 'SKIPPED'] as const));
        const left = listFirstSteps(facts, new Map([...notes, ...skipped]));
        expect(isReady(left)).toBe(open.every((one) => isOptional(one.step)));
      }),
    );
  });
});
