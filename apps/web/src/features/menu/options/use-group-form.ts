import {
  saveOptionGroup,
  type OptionGroupRequest,
  type StoreOptionGroup,
} from '@counter/contract/menu';
import { useForm } from 'react-hook-form';
import { LocalProblem } from '../../../lib/api.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { resolverFor } from '../../../ui/forms/form-resolver.ts';
import { useVersionedSave } from '../../../ui/forms/use-versioned-save.ts';
import { groupFormOf, type OptionGroupForm } from './group-values.ts';
import { useReadOptionGroup, useSaveOptionGroup } from './options.queries.ts';
import { optionsText } from './options.text.ts';

const resolver = resolverFor(saveOptionGroup.body, (form: OptionGroupForm) => form);

/** Form state of an option group. After a conflict, either version can be chosen. */
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
  const { mutateAsync: send } = useSaveOptionGroup();
  const read = useReadOptionGroup();
  const saving = useVersionedSave(form, {
    olVersion: group?.olVersion,
    send,
    readTheirs: async () => {
      const theirs = group && (await read(group.id));
      if (!theirs) throw new LocalProblem(optionsText.groupDeletedWarning);
      return { values: groupFormOf(storeId, theirs), olVersion: theirs.olVersion };
    },
    onSaved: ({ data, message = optionsText.savedToast }) => onSaved(data, message),
  });
  return { form, ...saving };
}

export type GroupControl = ReturnType<typeof useGroupForm>['form']['control'];
