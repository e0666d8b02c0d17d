import type { Station } from '@counter/contract/menu';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { RowMenu, RowMenuItem } from '../../../ui/lists/row-menu.tsx';
import { useRemoval, type RemovalWords } from '../../../ui/lists/use-removal.ts';
import { useCategories } from '../categories.queries.ts';
import { useRemoveStation, useRestoreStation } from './stations.queries.ts';
import classes from './stations.module.css';
import { stationsText as text } from './stations.text.ts';

interface StationRowProps {
  station: Station;
  onEdit: () => void;
}

const look = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** A station with its name, categories and actions. */
export function StationRow({ station, onEdit }: StationRowProps) {
  const { can } = useCurrentStore();
  const { categories = [] } = useCategories();
  const { remove } = useRemoval(useRemoveStation(), useRestoreStation(), words);
  const { name, categoryIds } = station;
  const made = categories.filter(({ id }) => categoryIds.includes(id)).map((one) => one.name);
  return (
    <>
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.made}>
          {made.length === 0 ? text.noCategoryHere : made.join(', ')}
        </span>
      </span>
      {can('menu:write') ? (
        <RowMenu label={text.actionsFor(name)}>
          <RowMenuItem icon={<IconPencil {...look} />} onClick={onEdit}>
            {text.editAction}
          </RowMenuItem>
          <RowMenuItem danger icon={<IconTrash {...look} />} onClick={() => remove(station)}>
            {text.deleteAction}
          </RowMenuItem>
        </RowMenu>
      ) : null}
    </>
  );
}

const words: RemovalWords<Station> = {
  removed: ({ name }) => text.deleted(name),
  notRemoved: ({ name }) => text.notDeleted(name),
  restored: ({ name }) => text.restored(name),
  notRestored: ({ name }) => text.notRestored(name),
};
