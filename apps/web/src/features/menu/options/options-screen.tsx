import type { StoreOptionGroup } from '@counter/contract/menu';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { explainFailure } from '../../../lib/api.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { addIcon } from '../../../ui/actions/add-icon.tsx';
import { BackArrow } from '../../../ui/actions/back-arrow.tsx';
import { Delayed } from '../../../ui/feedback/delayed.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { FailedToLoad } from '../../../ui/feedback/loaded.tsx';
import { ListDrawing } from '../../../ui/display/drawings/list.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { GroupDialog } from './group-dialog.tsx';
import { OptionGroupCard } from './option-group-card.tsx';
import { useOptionGroups } from './options.queries.ts';
import classes from './options.module.css';
import { text } from '../menu.text.ts';
import { optionsText } from './options.text.ts';

/** The store's option groups: the choices that its products offer. */
export function OptionsScreen() {
  const { can } = useCurrentStore();
  const [edited, setEdited] = useState<{ group: StoreOptionGroup | undefined }>();
  const add = () => setEdited({ group: undefined });
  return (
    <Page>
      <PageHeader
        title={text.manageOptions}
        description={optionsText.pageHelp}
        back={<BackArrow to="/dashboard/products" label={text.backToProducts} />}
        actions={can('menu:write') ? <AddButton onClick={add} /> : null}
      />
      <Groups onEdit={(group) => setEdited({ group })} />
      {edited ? <GroupDialog group={edited.group} onClose={() => setEdited(undefined)} /> : null}
    </Page>
  );
}

function AddButton({ onClick }: { onClick: () => void }) {
  return (
    <Button leftSection={addIcon} onClick={onClick}>
      {optionsText.addOptionGroup}
    </Button>
  );
}

function Groups({ onEdit }: { onEdit: (group: StoreOptionGroup) => void }) {
  const query = useOptionGroups();
  const { data, error } = query;
  if (!data && error) {
    return (
      <Panel flush>
        <FailedToLoad title={text.optionGroupsNotLoaded} query={query} />
      </Panel>
    );
  }
  if (!data) return <GroupsSkeleton />;
  return (
    <>
      {error ? (
        <Notice tone="info">{optionsText.staleWarning(explainFailure(error))}</Notice>
      ) : null}
      {data.length === 0 ? <NoGroup /> : <GroupCards groups={data} onEdit={onEdit} />}
    </>
  );
}

interface GroupCardsProps {
  groups: readonly StoreOptionGroup[];
  onEdit: (group: StoreOptionGroup) => void;
}

function GroupCards({ groups, onEdit }: GroupCardsProps) {
  return (
    <ul className={classes.groups}>
      {groups.map((group) => (
        <OptionGroupCard key={group.id} group={group} onEdit={() => onEdit(group)} />
      ))}
    </ul>
  );
}

function NoGroup() {
  return (
    <Panel flush>
      <EmptyState
        drawing={<ListDrawing large />}
        title={optionsText.noOptionGroupYet}
        description={optionsText.noOptionGroupHelp}
      />
    </Panel>
  );
}

function GroupsSkeleton() {
  return (
    <Delayed>
      <div className={classes.groups} aria-busy>
        <Skeleton width="100%" height={140} />
        <Skeleton width="100%" height={140} />
      </div>
    </Delayed>
  );
}
