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
 * Loads what a new store still has to set up, of what the person may do; null for a store that sells. Read again
 * whenever its screen opens, because most steps are done on another one.
 */
export const useFirstSteps = steps.read('open', findFirstSteps, ofStore, { staleTime: 0 });

/** Skips a step for everybody of the store, or brings it back. */
export const useSkipFirstStep = steps.write(
  skipFirstStep,
  ({ storeId }, sent: { readonly step: OptionalStep; readonly skipped: boolean }) => ({
    body: { storeId, ...sent },
  }),
);

const useNote = steps.write(noteFirstStep, ({ storeId }, step: NotedStep) => ({
  body: { storeId, step },
}));

/** Returns what notes that a step was done. Nobody waits for it: the step can be done again where that fails. */
export function useNoteFirstStep(): (step: NotedStep) => void {
  const { mutate } = useNote();
  const { can } = useCurrentStore();
  return (step) => {
    if (can('store:open')) mutate(step);
  };
}

/** Returns what notes that the link of a business was copied, also where no store is open. */
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
