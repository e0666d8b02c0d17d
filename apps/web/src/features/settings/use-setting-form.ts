import type { SettingChange } from '@counter/contract/settings';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import type { z } from 'zod/mini';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { resolverFor } from '../../ui/forms/form-resolver.ts';
import { useVersionedSave } from '../../ui/forms/use-versioned-save.ts';

/** The form and endpoint of a part of the settings. */
export interface SettingFormOptions<
  Setting extends SettingChange,
  Values extends FieldValues,
  Request,
> {
  setting: Setting;
  /** Refetches what somebody else has saved. */
  reread: () => Promise<Setting>;
  /** The contract's schema of the request. The store is added to the values. */
  request: z.core.$ZodType<Request>;
  valuesOf: (setting: Setting) => Values;
  /** Converts field values to request fields, if they differ. */
  requestOf?: (values: Values) => object;
  send: (request: Request) => Promise<unknown>;
  onSaved: () => void;
}

/**
 * Form state of a part of the settings. Without local changes it follows what others save. With local changes `stale`
 * says who saved in between and asks which version to keep.
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
