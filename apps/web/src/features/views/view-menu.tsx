import type { ListView, ViewColumns, ViewedList, ViewFilters } from '@counter/contract/views';
import { Button, Menu } from '@mantine/core';
import {
  IconBookmark,
  IconCheck,
  IconChevronDown,
  IconDeviceFloppy,
  IconPencil,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import { useState } from 'react';
import { explainFailure } from '../../lib/api.ts';
import { createKey } from '@counter/browser/idempotency-key';
import { toastFailure, toastSuccess } from '../../ui/feedback/toast.ts';
import { useRemoval } from '../../ui/lists/use-removal.ts';
import { NameDialog, type Naming } from './name-dialog.tsx';
import { useRemoveView, useRestoreView, useSaveView } from './views.queries.ts';
import classes from './views.module.css';
import { viewsText } from './views.text.ts';

export interface ViewMenuProps {
  list: ViewedList;
  /** The named views. */
  views: readonly ListView[];
  /** The active view. */
  view: ListView | undefined;
  changed: boolean;
  /** The list's current filters and columns. */
  filters: ViewFilters;
  kept: ViewColumns;
  onChoose: (view: ListView | undefined) => void;
  onSaved: (id: number) => void;
}

/** The menu of the person's views of a list: choose, save, rename and delete. */
export function ViewMenu({ list, views, view, changed, filters, kept, ...props }: ViewMenuProps) {
  const { onChoose, onSaved } = props;
  const [naming, setNaming] = useState<Naming>();
  const label = (changed ? viewsText.changed : viewsText.view)(view?.name ?? viewsText.all);
  return (
    <>
      <Menu position="bottom-start" width={260}>
        <Menu.Target>
          <Button
            variant="default"
            classNames={{ root: classes.view, label: classes.label }}
            // The button truncates a long name.
            title={view?.name}
            leftSection={<IconBookmark size={16} aria-hidden />}
            rightSection={<IconChevronDown size={16} aria-hidden />}
          >
            {label}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Choice name={viewsText.all} active={!view} onClick={() => onChoose(undefined)} />
          {views.map((one) => (
            <Choice
              key={one.id}
              name={one.name}
              active={one.id === view?.id}
              onClick={() => onChoose(one)}
            />
          ))}
          <Menu.Divider />
          <Menu.Item
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() =>
              setNaming({
                title: viewsText.newView,
                view: { id: 0, list, name: '', filters, columns: kept },
              })
            }
          >
            {viewsText.saveAsNew}
          </Menu.Item>
          {view ? (
            <OfView
              view={view}
              changed={changed}
              filters={filters}
              onRename={() => setNaming({ title: viewsText.renameView, view })}
            />
          ) : null}
        </Menu.Dropdown>
      </Menu>
      {naming ? (
        <NameDialog naming={naming} onClose={() => setNaming(undefined)} onSaved={onSaved} />
      ) : null}
    </>
  );
}

interface ChoiceProps {
  name: string;
  active: boolean;
  onClick: () => void;
}

function Choice({ name, active, onClick }: ChoiceProps) {
  return (
    <Menu.Item
      aria-current={active}
      rightSection={active ? <IconCheck size={18} aria-hidden /> : null}
      onClick={onClick}
    >
      {name}
    </Menu.Item>
  );
}

interface OfViewProps {
  view: ListView;
  changed: boolean;
  filters: ViewFilters;
  onRename: () => void;
}

/** The actions of the active view. */
function OfView({ view, changed, filters, onRename }: OfViewProps) {
  const save = useSaveView();
  const { remove } = useViewRemoval();
  const saveChanges = () => {
    save.mutate(
      { key: createKey(), sent: { ...view, filters } },
      {
        onSuccess: () => toastSuccess(viewsText.saved(view.name)),
        onError: (error) => toastFailure(`${viewsText.notSaved} ${explainFailure(error)}`),
      },
    );
  };
  return (
    <>
      {changed ? (
        <Menu.Item leftSection={<IconDeviceFloppy size={18} aria-hidden />} onClick={saveChanges}>
          {viewsText.saveChanges(view.name)}
        </Menu.Item>
      ) : null}
      <Menu.Item leftSection={<IconPencil size={18} aria-hidden />} onClick={onRename}>
        {viewsText.rename(view.name)}
      </Menu.Item>
      <Menu.Item leftSection={<IconTrash size={18} aria-hidden />} onClick={() => remove(view)}>
        {viewsText.delete(view.name)}
      </Menu.Item>
    </>
  );
}

function useViewRemoval() {
  return useRemoval<ListView>(useRemoveView(), useRestoreView(), {
    removed: ({ name }) => viewsText.deleted(name),
    notRemoved: ({ name }) => viewsText.notDeleted(name),
    restored: ({ name }) => viewsText.restored(name),
    notRestored: ({ name }) => viewsText.notRestored(name),
  });
}
