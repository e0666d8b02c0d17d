import { useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiProblem } from '../../lib/api.ts';
import { keyFor, type Keyed } from '../../lib/send-once.ts';
import { showRefusal } from './show-refusal.ts';
import { uiText } from '../ui.text.ts';

interface VersionedSave<Values, Sent> {
  /** Which state the form was opened with; undefined for something new. */
  olVersion: number | undefined;
  send: (keyed: Keyed<Sent>) => Promise<{ message?: string | undefined }>;
  /** What somebody else made of it meanwhile. */
  readTheirs: () => Promise<{ readonly values: Values; readonly olVersion: number }>;
  onSaved: (message: string) => void;
}

/**
 * Saves a form that others may have open too. Where somebody else was quicker, `stale` says so; what was
 * typed stays until it is saved over theirs or given up for theirs.
 */
export function useVersionedSave<
  Values extends FieldValues,
  Sent extends { olVersion?: number | undefined },
>(form: UseFormReturn<Values, unknown, Sent>, saving: VersionedSave<Values, Sent>) {
  const { send, readTheirs, onSaved } = saving;
  const [olVersion, setVersion] = useState(saving.olVersion);
  const [stale, setStale] = useState<{ reason: string; theirs: Values }>();
  const keyed = useRef<Keyed<Sent>>(undefined);

  async function meetTheirs(reason: string) {
    try {
      const theirs = await readTheirs();
      setVersion(theirs.olVersion);
      setStale({ reason, theirs: theirs.values });
    } catch (error) {
      showRefusal(form, error);
    }
  }

  async function submit(checked: Sent) {
    keyed.current = keyFor({ ...checked, olVersion }, keyed.current);
    try {
      const { message = uiText.saved } = await send(keyed.current);
      onSaved(message);
    } catch (error) {
      if (isStale(error)) await meetTheirs(error.message);
      else showRefusal(form, error);
    }
  }

  return {
    stale: stale?.reason,
    save: async () => {
      form.clearErrors('root');
      await form.handleSubmit(submit)();
    },
    takeTheirs: () => {
      form.reset(stale?.theirs);
      setStale(undefined);
    },
  };
}

function isStale(error: unknown): error is ApiProblem {
  return error instanceof ApiProblem && error.code === 'CHANGED_MEANWHILE';
}
