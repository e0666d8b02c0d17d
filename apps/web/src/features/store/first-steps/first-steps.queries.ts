import {
  findFirstSteps,
  noteFirstStep,
  skipFirstStep,
  type NotedStep,
  type OptionalStep,
} from '@counter/contract/analytics';
import { allows } from '@counter/contract/shared';
import type { Business } from '@counter/contract/store';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { storeKey } from '../../../lib/store-key.ts';
import { ofStore, storeResource } from '../../../lib/resource/store-resource.ts';

const steps = storeResource('firstSteps');

/**
 * Loads a new store's remaining setup steps that the person may do; null for a store that sells. Refetches whenever its
 * screen opens, because most steps are done on other screens.
 */
export const useFirstSteps = steps.read('open', findFirstSteps, ofStore, { staleTime: 0 });

/** Skips a step for everyone in the store, or restores it. */
export const useSkipFirstStep = steps.write(
  skipFirstStep,
  ({ storeId }, sent: { readonly step: OptionalStep; readonly skipped: boolean }) => ({
    body: { storeId, ...sent },
  }),
);

const useNote = steps.write(noteFirstStep, ({ storeId }, step: NotedStep) => ({
  body: { storeId, step },
}));

/** Returns a function that records a step as done. Failures are ignored, because the step can be repeated. */
export function useNoteFirstStep(): (step: NotedStep) => void {
  const { mutate } = useNote();
  const { can } = useCurrentStore();
  return (step) => {
    if (can('store:open')) mutate(step);
  };
}

/** Returns a function that records that a business's link was copied, even if no store is open. */
export function useNoteCopiedLink({ id: storeId, role }: Business): () => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: async () => call(noteFirstStep, { body: { storeId, step: 'LINK' } }),
    onSuccess: async () => client.invalidateQueries({ queryKey: storeKey('firstSteps', storeId) }),
  });
  return () => {
    if (allows(role, 'store:open')) mutate();
  };
}
