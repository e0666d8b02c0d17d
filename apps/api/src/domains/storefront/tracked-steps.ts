import type { OrderWithTimeline } from '@counter/contract/orders';
import { trackedSteps, type TrackedOrder, type TrackedStep } from '@counter/contract/storefront';

type Timeline = OrderWithTimeline['timeline'];

/** Timeline entries that undo a step. */
const undone: Partial<Record<Timeline[number]['kind'], TrackedStep>> = {
  undoAccept: 'accept',
  undoReady: 'ready',
  undoComplete: 'complete',
  unassigned: 'assigned',
};

/** Returns the steps that an order has reached by its timeline, in chronological order. */
export function stepsOf(timeline: readonly Pick<Timeline[number], 'kind' | 'at'>[]) {
  const reached = new Map<TrackedStep, string>();
  for (const { kind, at } of timeline) {
    const takenBack = undone[kind];
    if (takenBack) reached.delete(takenBack);
    if (!isTracked(kind)) continue;
    // If a step repeats, such as with another rider, the latest time counts.
    reached.delete(kind);
    reached.set(kind, at);
  }
  return [...reached].map(([kind, at]) => ({ kind, at })) satisfies TrackedOrder['steps'];
}

function isTracked(kind: string): kind is TrackedStep {
  return trackedSteps.some((step) => step === kind);
}
