import { stationRequest, type Station, type StationRequest } from '@counter/contract/menu';
import { zodResolver } from '@hookform/resolvers/zod';
import { Checkbox } from '@mantine/core';
import { useRef } from 'react';
import { useController, useForm, type Control } from 'react-hook-form';
import type { z } from 'zod/mini';
import { keyFor, type Keyed } from '../../../lib/send-once.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { checkLook } from '../../../ui/forms/check-look.ts';
import { showRefusal } from '../../../ui/forms/show-refusal.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { DialogForm, FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { useCategories } from '../categories.queries.ts';
import { useSaveStation, useStations } from './stations.queries.ts';
import classes from './stations.module.css';
import { stationsText as text } from './stations.text.ts';

interface StationDialogProps {
  /** Undefined for a new station. */
  station: Station | undefined;
  onClose: () => void;
}

/** A dialog to edit a station, open while rendered. */
export function StationDialog({ station, onClose }: StationDialogProps) {
  return (
    <FormDialog
      title={station ? text.edit(station.name) : text.newStation}
      width={520}
      unsaved={text.unsavedWarning}
      onClose={onClose}
    >
      <StationForm station={station} onSaved={onClose} />
    </FormDialog>
  );
}

type Values = z.input<typeof stationRequest>;

function StationForm({ station, onSaved }: { station: Station | undefined; onSaved: () => void }) {
  const { form, submit } = useStationForm(station, onSaved);
  const { control, formState } = form;
  return (
    <DialogForm
      submit={station ? text.saveStation : text.addStation}
      busy={formState.isSubmitting}
      dirty={formState.isDirty}
      failure={formState.errors.root?.message}
      onSubmit={() => void submit()}
    >
      <TextField control={control} name="name" label={text.name} required />
      <CategoryChoices control={control} stationId={station?.id} />
    </DialogForm>
  );
}

function useStationForm(station: Station | undefined, onSaved: () => void) {
  const { storeId } = useCurrentStore();
  const { mutateAsync } = useSaveStation();
  const keyed = useRef<Keyed<StationRequest>>(undefined);
  const form = useForm<Values, unknown, StationRequest>({
    resolver: zodResolver(stationRequest),
    mode: 'onTouched',
    defaultValues: {
      storeId,
      id: station?.id ?? 0,
      name: station?.name ?? '',
      categoryIds: station?.categoryIds ?? [],
    },
  });
  const save = async (request: StationRequest) => {
    keyed.current = keyFor(request, keyed.current);
    try {
      const { message } = await mutateAsync(keyed.current);
      toastSuccess(message ?? request.name);
      onSaved();
    } catch (failure) {
      showRefusal(form, failure);
    }
  };
  return { form, submit: async () => form.handleSubmit(save)() };
}

interface CategoryChoicesProps {
  control: Control<Values, unknown, StationRequest>;
  /** Undefined for a new station. */
  stationId: number | undefined;
}

function CategoryChoices({ control, stationId }: CategoryChoicesProps) {
  const { field } = useController({ control, name: 'categoryIds' });
  const { categories = [] } = useCategories();
  const { data: stations = [] } = useStations();
  const chosen = field.value ?? [];
  const labelOf = (id: number, name: string) => {
    const other = stations.find((one) => one.id !== stationId && one.categoryIds.includes(id));
    return other ? text.nowAt(name, other.name) : name;
  };
  return (
    <fieldset className={classes.choices}>
      <legend className={classes.legend}>{text.madeHere}</legend>
      {categories.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={labelOf(id, name)}
          checked={chosen.includes(id)}
          onChange={({ currentTarget: { checked } }) =>
            field.onChange(checked ? [...chosen, id] : chosen.filter((other) => other !== id))
          }
          onBlur={field.onBlur}
          classNames={checkLook}
        />
      ))}
      {categories.length === 0 ? <p className={classes.made}>{text.noCategories}</p> : null}
    </fieldset>
  );
}
