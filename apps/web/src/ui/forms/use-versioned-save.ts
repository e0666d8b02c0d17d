import { useRef, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiProblem } from '../../lib/api.ts';
import { keyFor, type Keyed } from '../../lib/send-once.ts';
import { showRefusal } from './show-refusal.ts';

/** A version saved by somebody else, with its form values. */
export interface Saved<Values> {
  readonly olVersion: number;
  readonly values: Values;
}

interface VersionedSave<Sent, Answer, Theirs> {
  /** The version that the form was opened with; undefined for a new record. */
  readonly olVersion: number | undefined;
  readonly send: (keyed: Keyed<Sent>) => Promise<Answer>;
  readonly readTheirs: () => Promise<Theirs>;
  readonly onSaved: (answer: Answer, sent: Sent) => void;
  /** Called with the other person's version, for forms that do more than offer it. */
  readonly onTheirs?: (theirs: Theirs) => void;
  /** Shows a failure. Defaults to the fields and the form's own error. */
  readonly show?: (failure: unknown) => void;
}

/**
 * Saves a form that others may also have open. If somebody else saved first, `stale` is set; the input stays until
 * the person overwrites the other version or takes it.
 */
export function useVersionedSave<
  Values extends FieldValues,
  Sent extends { olVersion?: number | undefined },
  Answer,
  Theirs extends Saved<Values>,
>(form: UseFormReturn<Values, unknown, Sent>, saving: VersionedSave<Sent, Answer, Theirs>) {
  const { send, readTheirs, onSaved, onTheirs } = saving;
  const { show = (failure: unknown) => showRefusal(form, failure) } = saving;
  const version = useRef(saving.olVersion);
  const keyed = useRef<Keyed<Sent>>(undefined);
  const [stale, setStale] = useState<{ readonly reason: string; readonly theirs: Theirs }>();

  async function meetTheirs(reason: string) {
    try {
      const theirs = await readTheirs();
      version.current = theirs.olVersion;
      setStale({ reason, theirs });
      onTheirs?.(theirs);
    } catch (failure) {
      show(failure);
    }
  }

  async function submit(checked: Sent) {
    form.clearErrors('root');
    const sent = { ...checked, olVersion: version.current };
    keyed.current = keyFor(sent, keyed.current);
    try {
      const answer = await send(keyed.current);
      setStale(undefined);
      onSaved(answer, sent);
    } catch (failure) {
      if (isStale(failure)) await meetTheirs(failure.message);
      else show(failure);
    }
  }

  const save = () => form.handleSubmit(submit)();
  return {
    stale,
    submit,
    save,
    /** Overwrites the other person's version. */
    keepMine: () => {
      setStale(undefined);
      void save();
    },
    takeTheirs: () => {
      form.reset(stale?.theirs.values);
      setStale(undefined);
    },
    dismissTheirs: () => setStale(undefined),
    /** Continues from another version, if nothing was typed yet. */
    follow: (olVersion: number) => {
      version.current = olVersion;
    },
  };
}

function isStale(error: unknown): error is ApiProblem {
  return error instanceof ApiProblem && error.code === 'CHANGED_MEANWHILE';
}
