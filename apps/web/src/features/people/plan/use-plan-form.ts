import {
  plannedShiftRequest,
  type PlannedShift,
  type PlannedShiftRequest,
} from '@counter/contract/people';
import { addDays } from '@counter/contract/shared';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { resolverFor } from '../../../ui/forms/form-resolver.ts';
import { useVersionedSave } from '../../../ui/forms/use-versioned-save.ts';
import { useReadPlanned, useSavePlanned } from './plan.queries.ts';
import { text } from './plan.text.ts';

/** The field values of a planned shift, in the store's local time. */
export interface PlanValues {
  /** Empty until an employee is chosen. */
  employeeId: string;
  day: string;
  start: string;
  end: string;
  note: string;
}

function valuesOf({ employeeId, day, start, end, note }: PlannedShift): PlanValues {
  return { employeeId: String(employeeId), day, start, end, note };
}

/** A planned shift to edit, or the initial values of a new one. */
export type EditedPlan =
  | { readonly shift: PlannedShift; readonly values?: undefined }
  | { readonly shift?: undefined; readonly values: PlanValues };

/** Form state of a planned shift, with validation and saving. */
export function usePlanForm(
  { shift, values }: EditedPlan,
  onSaved: (saved: PlannedShiftRequest) => void,
) {
  const { storeId } = useCurrentStore();
  const id = shift?.id ?? 0;
  const [resolver] = useState(() =>
    resolverFor(plannedShiftRequest, ({ employeeId, ...rest }: PlanValues) => ({
      storeId,
      id,
      employeeId: Number(employeeId),
      ...rest,
    })),
  );
  const form = useForm<PlanValues, unknown, PlannedShiftRequest>({
    mode: 'onTouched',
    resolver,
    defaultValues: shift ? valuesOf(shift) : values,
  });
  const { mutateAsync: send } = useSavePlanned();
  const read = useReadPlanned();
  const saving = useVersionedSave(form, {
    olVersion: shift?.olVersion,
    send,
    readTheirs: async () => {
      const day = shift?.day ?? '';
      // Somebody else may have moved it to another day, so search the weeks around.
      const theirs = await read({ id, from: addDays(day, -28), to: addDays(day, 28) });
      if (!theirs) throw new Error(text.gone);
      return { values: valuesOf(theirs), olVersion: theirs.olVersion };
    },
    onSaved: (_answer, sent) => onSaved(sent),
  });
  return { form, ...saving };
}
