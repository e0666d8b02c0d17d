import type { CategoryRequest, categoryRequest } from '@counter/contract/menu';
import { NativeSelect } from '@mantine/core';
import { useController, type Control } from 'react-hook-form';
import type { z } from 'zod/mini';
import { fieldLook } from '../../../ui/forms/field-look.ts';
import { useStations } from './stations.queries.ts';
import { stationsText as text } from './stations.text.ts';

type CategoryControl = Control<z.input<typeof categoryRequest>, unknown, CategoryRequest>;

/** The station that makes a category's products. Hidden in a store without stations. */
export function StationSelect({ control }: { control: CategoryControl }) {
  const { field, fieldState } = useController({ control, name: 'stationId' });
  const { ref, value, onChange, onBlur } = field;
  const { data: stations = [] } = useStations();
  if (stations.length === 0) return null;
  return (
    <NativeSelect
      label={text.station}
      description={text.stationHelp}
      error={fieldState.error?.message}
      classNames={fieldLook}
      data={[
        { value: '', label: text.noStation },
        ...stations.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      value={value ? String(value) : ''}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === '' ? null : Number(currentTarget.value))
      }
      onBlur={onBlur}
      ref={ref}
    />
  );
}
