import type { ListView, ViewColumns, ViewedList } from '@counter/contract/views';
import { Button, Checkbox } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { useState } from 'react';
import { explainFailure } from '../../lib/api.ts';
import { createKey } from '@counter/browser/idempotency-key';
import { toastFailure } from '../../ui/feedback/toast.ts';
import type { Column } from '../../ui/lists/data-table.tsx';
import { SortableList } from '../../ui/lists/sortable/sortable-list.tsx';
import { moved } from '../../ui/lists/sortable/sorting.ts';
import { SideDrawer } from '../../ui/overlays/side-drawer.tsx';
import { choicesOf, toKeep, type Choice } from './arrange.ts';
import { useSaveColumns } from './views.queries.ts';
import classes from './views.module.css';
import { viewsText } from './views.text.ts';

interface ColumnsButtonProps<Row> {
  list: ViewedList;
  label: string;
  columns: readonly Column<Row>[];
  kept: ViewColumns;
  /** The view that the columns belong to; undefined for the list itself. */
  view: ListView | undefined;
}

/** Opens the column picker. */
export function ColumnsButton<Row>(props: ColumnsButtonProps<Row>) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconColumns3 size={16} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {viewsText.columns}
      </Button>
      <ColumnsDrawer {...props} opened={opened} onClose={() => setOpened(false)} />
    </>
  );
}

interface ColumnsDrawerProps<Row> extends ColumnsButtonProps<Row> {
  opened: boolean;
  onClose: () => void;
}

/** Shows, hides and reorders columns; each change is saved immediately. */
function ColumnsDrawer<Row>(props: ColumnsDrawerProps<Row>) {
  const { list, label, columns, kept, view, opened, onClose } = props;
  const save = useSaveColumns();
  const choices = choicesOf(columns, kept);
  const keep = (wanted: ViewColumns) =>
    save.mutate(
      {
        key: createKey(),
        sent: { ...(view ?? { id: 0, list, name: '', filters: [] }), columns: wanted },
      },
      {
        onError: (error) => toastFailure(`${viewsText.columnsNotSaved} ${explainFailure(error)}`),
      },
    );
  const change = (wanted: readonly Choice[]) => keep(toKeep(wanted, kept));
  return (
    <SideDrawer
      opened={opened}
      onClose={onClose}
      title={viewsText.columnsOf(view?.name ?? label)}
      footer={
        <>
          <Button variant="default" disabled={kept.length === 0} onClick={() => keep([])}>
            {viewsText.reset}
          </Button>
          <Button onClick={onClose}>{viewsText.done}</Button>
        </>
      }
    >
      <p className={classes.help}>{viewsText.columnsHelp}</p>
      <SortableList
        label={viewsText.columns}
        items={choices}
        keyOf={({ id }) => id}
        nameOf={({ header }) => header}
        onMove={(from, to) => change(moved(choices, from, to))}
      >
        {(choice, _place, grip) => (
          <div className={classes.column}>
            {grip}
            <Checkbox
              label={choice.header}
              checked={choice.shown}
              onChange={({ currentTarget: { checked } }) =>
                change(
                  choices.map((one) => (one.id === choice.id ? { ...one, shown: checked } : one)),
                )
              }
            />
          </div>
        )}
      </SortableList>
    </SideDrawer>
  );
}
