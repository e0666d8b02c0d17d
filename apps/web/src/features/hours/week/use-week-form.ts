import type { StoreHours } from '@counter/contract/store';
import { useState } from 'react';
import { ApiProblem, explainFailure } from '../../../lib/api.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { useSaveHours } from '../hours.queries.ts';
import { draftOf, errorsOf, requestOf, type Draft, type Errors } from './week-values.ts';
import { text } from '../hours.text.ts';

const none: Errors = new Map();

/** The week as it is edited; undefined while it is only shown. */
export function useWeekForm(saved: StoreHours) {
  const { storeId } = useCurrentStore();
  const [draft, setDraft] = useState<Draft>();
  const [before, setBefore] = useState<Draft>();
  const [errors, setErrors] = useState(none);
  const [failure, setFailure] = useState<string>();
  const { mutate, isPending } = useSaveHours();

  function begin(): void {
    const now = draftOf(saved);
    setBefore(now);
    change(now);
  }

  function change(next: Draft | undefined): void {
    setDraft(next);
    setErrors(none);
    setFailure(undefined);
  }

  function refused(error: Error): void {
    const fields = error instanceof ApiProblem ? error.errors : [];
    setErrors(new Map(fields.map(({ path, message }) => [path, message])));
    if (fields.length === 0) setFailure(explainFailure(error));
  }

  function save(): void {
    if (!draft || isPending) return;
    const wrong = errorsOf(draft);
    setErrors(wrong);
    setFailure(undefined);
    if (wrong.size > 0) return;
    mutate(requestOf(draft, storeId), {
      onSuccess: () => {
        change(undefined);
        toastSuccess(text.week.hoursAreSaved);
      },
      onError: refused,
    });
  }

  const dirty = draft !== undefined && JSON.stringify(draft) !== JSON.stringify(before);
  return { draft, dirty, errors, failure, busy: isPending, begin, change, save };
}
