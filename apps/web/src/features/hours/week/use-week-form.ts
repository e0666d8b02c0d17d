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
 * The week as it is edited. It follows what others save as long as nothing is changed; otherwise `stale` says
 * who was faster, and saving again keeps what was changed here.
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
    /** The number of times that saving failed for what is entered. */
    refusals,
    failure,
    stale,
    busy: isPending,
    /** Another one after each save and each discard: the fields start over. */
    round,
    change,
    discard,
    save,
  };
}
