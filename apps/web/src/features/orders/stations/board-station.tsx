import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { useStations } from '../../menu/index.ts';
import { useKitchenChoices } from './device-choices.ts';
import { mapStations, type BoardStation } from './split-items.ts';

const StationContext = createContext<BoardStation | undefined>(undefined);

/** Provides the station that this device shows. */
export function BoardStationProvider({ children }: { children: ReactNode }) {
  const { storeId } = useCurrentStore();
  const { data: stations } = useStations();
  const id = useKitchenChoices().stations[storeId];
  const shown = useMemo(() => {
    const station = stations?.find((one) => one.id === id);
    return station && stations && { station, stationOf: mapStations(stations) };
  }, [stations, id]);
  return <StationContext value={shown}>{children}</StationContext>;
}

/** Returns the station that this device shows; undefined if it shows all. */
export function useBoardStation(): BoardStation | undefined {
  return useContext(StationContext);
}
