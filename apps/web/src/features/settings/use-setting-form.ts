import type { SettingChange } from '@counter/contract/settings';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Resolver } from 'react-hook-form';
import { ApiProblem } from '../../lib/api.ts';
import { showRefusal } from '../../ui/forms/show-refusal.ts';

interface SettingFormOptions<Values extends FieldValues, Request> {
  /** As the form would show what is saved. */
  saved: DefaultValues<Values>;
  change: SettingChange;
  resolver: Resolver<Values, unknown, Request>;
  send: (request: Request & { olVersion: number }) => Promise<unknown>;
  /** Reads what somebody else has saved. */
  reread: () => Promise<unknown>;
  onSaved: () => void;
}

/**
 * A form of one part of the settings. It follows what others save as long as nothing is typed;
 * otherwise `stale` says who was faster, and `settle` whose is to stand.
 */
export function useSettingForm<Values extends FieldValues, Request extends object>(
  options: SettingFormOptions<Values, Request>,
) {
  const { saved, change, resolver, reread, onSaved } = options;
  const form = useForm<Values, unknown, Request>({
    mode: 'onTouched',
    resolver,
    defaultValues: saved,
  });
  const { isDirty } = form.formState;
  const opened = useRef(change.olVersion);
  const [stale, setStale] = useState<string>();

  const follow = useEffectEvent((version: number, typed: boolean) => {
    if (typed) return;
    opened.current = version;
    form.reset(saved);
  });
  useEffect(() => follow(change.olVersion, isDirty), [change.olVersion, isDirty]);

  async function send(request: Request) {
    form.clearErrors('root');
    try {
      await options.send({ ...request, olVersion: opened.current });
      setStale(undefined);
      form.reset(form.getValues());
      onSaved();
    } catch (failure) {
      if (failure instanceof ApiProblem && failure.code === 'CHANGED_MEANWHILE') {
        await reread();
        setStale(failure.message);
      } else showRefusal(form, failure);
    }
  }

  const save = () => form.handleSubmit(send)();

  /** Saves what was typed here over what somebody else has saved, or goes on from theirs. */
  function settle(whose: 'mine' | 'theirs') {
    setStale(undefined);
    opened.current = change.olVersion;
    if (whose === 'theirs') form.reset(saved);
    else void save();
  }

  return { form, send, save, stale, settle };
}
