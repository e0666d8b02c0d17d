import { Button, NativeSelect } from '@mantine/core';
import { IconListNumbers } from '@tabler/icons-react';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { useStations } from '../../menu/index.ts';
import { kitchenText } from '../kitchen/kitchen.text.ts';
import classes from '../kitchen/kitchen.module.css';
import { chooseStation, showAllDay, useKitchenChoices } from './device-choices.ts';

/** Chooses the station that this device shows, and whether the all-day counts are shown. */
export function KitchenBar() {
  const { allDay } = useKitchenChoices();
  return (
    <div className={classes.bar}>
      <StationChoice />
      <Button
        className={classes.allDay}
        variant={allDay ? 'light' : 'default'}
        leftSection={<IconListNumbers size={18} stroke={1.75} aria-hidden />}
        aria-pressed={allDay}
        onClick={() => showAllDay(!allDay)}
      >
        {kitchenText.allDay}
      </Button>
    </div>
  );
}

function StationChoice() {
  const { storeId } = useCurrentStore();
  const { data: stations = [] } = useStations();
  const chosen = useKitchenChoices().stations[storeId];
  if (stations.length === 0) return null;
  const known = stations.some(({ id }) => id === chosen);
  return (
    <NativeSelect
      aria-label={kitchenText.station}
      data={[
        { value: '', label: kitchenText.allStations },
        ...stations.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      value={known ? String(chosen) : ''}
      onChange={({ currentTarget: { value } }) =>
        chooseStation(storeId, value === '' ? undefined : Number(value))
      }
    />
  );
}
