import type { Rider, RiderRequest } from '@counter/contract/people';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { LocalProblem } from '../../../lib/api.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { useVersionedSave } from '../../../ui/forms/use-versioned-save.ts';
import { text } from '../people.text.ts';
import { uiText } from '../../../ui/ui.text.ts';
import { blankRider, riderResolver, riderValues, type RiderValues } from './rider-values.ts';
import { useReadRider, useSaveRider } from './riders.queries.ts';

/** Form state of a rider, new or changed, with validation and saving. */
export function useRiderForm(rider: Rider | undefined, onSaved: (message: string) => void) {
  const { storeId } = useCurrentStore();
  const [resolver] = useState(() => riderResolver(storeId));
  const form = useForm<RiderValues, unknown, RiderRequest>({
    mode: 'onTouched',
    resolver,
    defaultValues: rider ? riderValues(rider) : blankRider,
  });
  const { mutateAsync } = useSaveRider();
  const read = useReadRider();

  async function readTheirs() {
    const theirs = rider && (await read(rider.id));
    if (!theirs) throw new LocalProblem(text.removedMeanwhile('rider'));
    return { values: riderValues(theirs), olVersion: theirs.olVersion };
  }

  const saving = useVersionedSave(form, {
    olVersion: rider?.olVersion,
    send: mutateAsync,
    readTheirs,
    onSaved: ({ message = uiText.saved }) => onSaved(message),
  });
  return { form, ...saving };
}

export type RiderControl = ReturnType<typeof useRiderForm>['form']['control'];
