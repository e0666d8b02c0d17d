import {
  saveOptionGroup,
  type OptionGroupRequest,
  type StoreOptionGroup,
} from '@counter/contract/menu';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiProblem } from '../../../lib/api.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { showRefusal } from '../../../ui/forms/show-refusal.ts';
import { resolverFor } from '../../../ui/forms/form-resolver.ts';
import { keyFor, type Keyed } from '../../../lib/send-once.ts';
import { groupFormOf, type OptionGroupForm } from './group-values.ts';
import { useReadOptionGroup, useSaveOptionGroup } from './options.queries.ts';
import { text } from '../menu.text.ts';

const resolver = resolverFor(saveOptionGroup.body, (form: OptionGroupForm) => form);

/** The form of an option group. Where somebody else was quicker, both states stay within reach. */
export function useGroupForm(
  group: StoreOptionGroup | undefined,
  onSaved: (group: StoreOptionGroup, message: string) => void,
) {
  const { storeId } = useCurrentStore();
  const form = useForm<OptionGroupForm, unknown, OptionGroupRequest>({
    mode: 'onTouched',
    resolver,
    defaultValues: groupFormOf(storeId, group),
  });
  const { mutateAsync } = useSaveOptionGroup();
  const read = useReadOptionGroup();
  const keyed = useRef<Keyed<OptionGroupRequest>>(undefined);
  const [stale, setStale] = useState<{ reason: string; theirs: StoreOptionGroup }>();

  async function meetTheirs(reason: string, id: number) {
    const theirs = await read(id);
    if (!theirs)
      return form.setError('root', { message: text.options.somebodyDeletedThisOptionGroup });
    form.setValue('olVersion', theirs.olVersion);
    setStale({ reason, theirs });
  }

  async function save(request: OptionGroupRequest) {
    keyed.current = keyFor(request, keyed.current);
    try {
      const { data, message = text.options.optionGroupIsSaved } = await mutateAsync(keyed.current);
      onSaved(data, message);
    } catch (error) {
      if (!isStale(error)) return showRefusal(form, error);
      await meetTheirs(error.message, request.id).catch((reason: unknown) =>
        showRefusal(form, reason),
      );
    }
  }

  return {
    form,
    stale: stale?.reason,
    save: async () => form.handleSubmit(save)(),
    takeTheirs: () => {
      form.reset(groupFormOf(storeId, stale?.theirs));
      setStale(undefined);
    },
  };
}

function isStale(error: unknown): error is ApiProblem {
  return error instanceof ApiProblem && error.code === 'CHANGED_MEANWHILE';
}

export type GroupControl = ReturnType<typeof useGroupForm>['form']['control'];
