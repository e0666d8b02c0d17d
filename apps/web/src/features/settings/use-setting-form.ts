import type { SettingChange } from '@counter/contract/settings';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import type { z } from 'zod/mini';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { resolverFor } from '../../ui/forms/form-resolver.ts';
import { useVersionedSave } from '../../ui/forms/use-versioned-save.ts';

/** The form and the call of one part of the settings. */
export interface SettingFormOptions<
  Setting extends SettingChange,
  Values extends FieldValues,
  Request,
> {
  setting: Setting;
  /** Reads what somebody else has saved. */
  reread: () => Promise<Setting>;
  /** The contract's schema of what is sent; the store is added to the values. */
  request: z.core.$ZodType<Request>;
  valuesOf: (setting: Setting) => Values;
  /** Turns what the fields hold into the request's fields, where the two differ. */
  requestOf?: (values: Values) => object;
  send: (request: Request) => Promise<unknown>;
  onSaved: () => void;
}

/**
 * A form of one part of the settings. It follows what others save as long as nothing is typed;
 * otherwise `stale` says who was faster, and asks whose is to stand.
 */
export function useSettingForm<
  Setting extends SettingChange,
  Values extends FieldValues,
  Request extends { olVersion?: number | undefined },
>(options: SettingFormOptions<Setting, Values, Request>) {
  const { setting, reread, request, valuesOf, requestOf, send, onSaved } = options;
  const { storeId } = useCurrentStore();
  const [resolver] = useState(() =>
    resolverFor(request, (values: Values) => ({ storeId, ...(requestOf?.(values) ?? values) })),
  );
  const form = useForm<Values, unknown, Request>({
    mode: 'onTouched',
    resolver,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- whole values are deeply partial ones, too
    defaultValues: valuesOf(setting) as DefaultValues<Values>,
  });
  const saving = useVersionedSave(form, {
    olVersion: setting.olVersion,
    send: ({ sent }) => send(sent),
    readTheirs: async () => {
      const theirs = await reread();
      return { olVersion: theirs.olVersion, values: valuesOf(theirs) };
    },
    onSaved: () => {
      form.reset(form.getValues());
      onSaved();
    },
  });
  const { isDirty } = form.formState;
  const { follow } = saving;
  const followSaved = useEffectEvent((olVersion: number, typed: boolean) => {
    if (typed) return;
    follow(olVersion);
    form.reset(valuesOf(setting));
  });
  useEffect(() => followSaved(setting.olVersion, isDirty), [setting.olVersion, isDirty]);

  const { stale, keepMine, takeTheirs } = saving;
  return {
    form,
    submit: saving.submit,
    save: saving.save,
    stale: stale && { reason: stale.reason, onTake: takeTheirs, onKeep: keepMine },
  };
}
