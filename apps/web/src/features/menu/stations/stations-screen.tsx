import type { Station } from '@counter/contract/menu';
import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { explainFailure } from '../../../lib/api.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { addIcon } from '../../../ui/actions/add-icon.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { TicketDrawing } from '../../../ui/display/drawings/ticket.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { toastFailure } from '../../../ui/feedback/toast.ts';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { SortableList } from '../../../ui/lists/sortable/sortable-list.tsx';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { moved } from '../../../ui/lists/sortable/sorting.ts';
import { StationDialog } from './station-dialog.tsx';
import { StationRow } from './station-row.tsx';
import { useOrderStations, useStations } from './stations.queries.ts';
import classes from './stations.module.css';
import { stationsText as text } from './stations.text.ts';

interface StationsScreenProps {
  tabs: ReactNode;
  /** Links to the changes. */
  history: ReactNode;
}

/** The store's kitchen stations with the categories made at each. */
export function StationsScreen({ tabs, history }: StationsScreenProps) {
  const { can } = useCurrentStore();
  const [edited, setEdited] = useState<{ station: Station | undefined }>();
  const add = () => setEdited({ station: undefined });
  return (
    <Page>
      <PageHeader
        title={text.stations}
        description={text.pageHelp}
        actions={
          can('menu:write') ? (
            <Button leftSection={addIcon} onClick={add}>
              {text.addStation}
            </Button>
          ) : null
        }
      />
      {tabs}
      <Panel flush>
        <Stations onEdit={(station) => setEdited({ station })} />
      </Panel>
      {history}
      {edited ? (
        <StationDialog station={edited.station} onClose={() => setEdited(undefined)} />
      ) : null}
    </Page>
  );
}

function Stations({ onEdit }: { onEdit: (station: Station) => void }) {
  const query = useStations();
  const order = useOrderStations({
    onRefused: (_, failure) => toastFailure(text.notMoved(explainFailure(failure))),
  });
  const waiting = <Skeleton width="100%" height={120} />;
  return (
    <Loaded query={query} failed={text.notLoaded} waiting={waiting}>
      {(stations) =>
        stations.length === 0 ? (
          <NoStations />
        ) : (
          <Ordered
            stations={stations}
            onMove={(from, to) => order.mutate(moved(stations, from, to))}
            onEdit={onEdit}
          />
        )
      }
    </Loaded>
  );
}

function NoStations() {
  return (
    <EmptyState drawing={<TicketDrawing large />} title={text.none} description={text.noneHelp} />
  );
}

interface OrderedProps {
  stations: readonly Station[];
  onMove: (from: number, to: number) => void;
  onEdit: (station: Station) => void;
}

function Ordered({ stations, onMove, onEdit }: OrderedProps) {
  const { can } = useCurrentStore();
  const mayMove = can('menu:write');
  return (
    <SortableList
      label={text.stations}
      items={stations}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      onMove={onMove}
      rowClassName={classes.row}
    >
      {(station, _place, grip) => (
        <>
          {mayMove ? grip : null}
          <StationRow station={station} onEdit={() => onEdit(station)} />
        </>
      )}
    </SortableList>
  );
}
