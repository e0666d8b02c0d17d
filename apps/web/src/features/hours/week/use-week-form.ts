import type { StoreHours } from '@counter/contract/store';
import { useState } from 'react';
import { ApiProblem, explainFailure } from '../../../lib/api.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { useSaveHours } from '../hours.queries.ts';
import {
  draftOf,
  errorsOf,
  isSameWeek,
  requestOf,
  type Draft,
  type Errors,
} from './week-values.ts';
import { text } from '../hours.text.ts';

const none: Errors = new Map();

/**
 * Form state of the weekly hours. Without local changes it follows what others save. With local changes `stale` says
 * who saved in between, and saving again overwrites that.
 */
export function useWeekForm(saved: StoreHours, reread: () => Promise<StoreHours>) {
  const { storeId } = useCurrentStore();
  const [changed, setChanged] = useState<Draft>();
  const [errors, setErrors] = useState(none);
  const [failure, setFailure] = useState<string>();
  const [stale, setStale] = useState<string>();
  const [refusals, setRefusals] = useState(0);
  const [round, setRound] = useState(0);
  const { mutate, isPending } = useSaveHours();
  const draft = changed ?? draftOf(saved);

  function settle(found: Errors = none, reason?: string): void {
    setErrors(found);
    if (found.size > 0) setRefusals((count) => count + 1);
    setFailure(reason);
  }

  function change(next: Draft): void {
    settle();
    setChanged(isSameWeek(next, draftOf(saved)) ? undefined : next);
  }

  function discard(): void {
    settle();
    setStale(undefined);
    setChanged(undefined);
    setRound(round + 1);
  }

  async function meetTheirs(reason: string): Promise<void> {
    try {
      const { olVersion } = await reread();
      setChanged((mine) => mine && { ...mine, olVersion });
      setStale(reason);
    } catch (error) {
      settle(none, explainFailure(error));
    }
  }

  function refused(error: Error): void {
    if (error instanceof ApiProblem && error.code === 'CHANGED_MEANWHILE') {
      void meetTheirs(error.message);
      return;
    }
    const fields = error instanceof ApiProblem ? error.errors : [];
    const found = new Map(fields.map(({ path, message }) => [path, message]));
    settle(found, fields.length === 0 ? explainFailure(error) : undefined);
  }

  function save(): void {
    if (!changed || isPending) return;
    const wrong = errorsOf(changed);
    settle(wrong);
    setStale(undefined);
    if (wrong.size > 0) return;
    mutate(requestOf(changed, storeId), {
      onSuccess: () => {
        discard();
        toastSuccess(text.week.hoursAreSaved);
      },
      onError: refused,
    });
  }

  return {
    draft,
    dirty: changed !== undefined,
    errors,
    fieldErrors: Object.fromEntries([...errors].map(([path, message]) => [path, { message }])),
    /** Counts the saves of the current input that failed validation. */
    refusals,
    failure,
    stale,
    busy: isPending,
    /** Increases with each save and discard, to reset the fields. */
    round,
    change,
    discard,
    save,
  };
}
