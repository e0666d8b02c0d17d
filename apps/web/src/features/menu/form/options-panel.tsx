import type { StoreOptionGroup } from '@counter/contract/menu';
import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { addIcon } from '../../../ui/actions/add-icon.tsx';
import { fieldLook } from '../../../ui/forms/field-look.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { SortableList } from '../../../ui/lists/sortable/sortable-list.tsx';
import { FailedToLoad } from '../../../ui/feedback/loaded.tsx';
import { moved } from '../../../ui/lists/sortable/sorting.ts';
import { describeBounds } from '../options/bounds-words.ts';
import { GroupDialog } from '../options/group-dialog.tsx';
import { useOptionGroups } from '../options/options.queries.ts';
import { RemoveButton } from './remove-button.tsx';
import classes from './product-form.module.css';
import { text } from '../menu.text.ts';
import { formText } from './form.text.ts';

interface OptionsPanelProps {
  /** The ids of the groups, in the order that customers are asked. */
  value: readonly number[];
  onChange: (ids: number[]) => void;
  error: string | undefined;
}

/** The product's option groups, with a button to add one. */
export function OptionsPanel(props: OptionsPanelProps) {
  const query = useOptionGroups();
  const { data, error } = query;
  return (
    <Panel title={text.optionsLabel} description={formText.optionGroupsHelp}>
      {data ? (
        <Groups groups={data} {...props} />
      ) : error ? (
        <FailedToLoad title={text.optionGroupsNotLoaded} query={query} />
      ) : (
        <Skeleton width="100%" height={40} />
      )}
    </Panel>
  );
}

interface GroupsProps extends OptionsPanelProps {
  groups: readonly StoreOptionGroup[];
}

function Groups({ groups, value, onChange, error }: GroupsProps) {
  const [adding, setAdding] = useState(false);
  const others = groups.filter(({ id }) => !value.includes(id));
  return (
    <div className={classes.stack}>
      <ChosenGroups groups={groups} value={value} onChange={onChange} />
      <div className={classes.withButton}>
        <NativeSelect
          label={formText.addOptionGroup}
          value=""
          data={[
            {
              value: '',
              label: others.length > 0 ? formText.chooseGroup : formText.noOtherGroup,
            },
            ...others.map((group) => ({
              value: String(group.id),
              label: `${group.name} · ${describeBounds(group)}`,
            })),
          ]}
          error={error}
          classNames={fieldLook}
          onChange={({ currentTarget }) => onChange([...value, Number(currentTarget.value)])}
        />
        <Button
          variant="default"
          className={classes.beside}
          leftSection={addIcon}
          onClick={() => setAdding(true)}
        >
          {text.newOptionGroup}
        </Button>
      </div>
      {adding ? (
        <GroupDialog
          group={undefined}
          onSaved={({ id }) => onChange([...value, id])}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </div>
  );
}

function ChosenGroups({ groups, value, onChange }: Omit<GroupsProps, 'error'>) {
  const [edited, setEdited] = useState<StoreOptionGroup>();
  const chosen = value.flatMap((id) => groups.find((group) => group.id === id) ?? []);
  if (chosen.length === 0) return null;
  return (
    <>
      <SortableList
        label={formText.optionGroups}
        className={classes.items}
        rowClassName={classes.item}
        items={chosen}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        onMove={(from, to) => onChange(moved(chosen, from, to).map(({ id }) => id))}
      >
        {(group, _place, grip) => (
          <>
            {grip}
            <span className={`${classes.itemText} ${classes.group}`}>
              <Button
                variant="subtle"
                size="compact-sm"
                className={classes.groupName}
                aria-label={text.editLabel(group.name)}
                onClick={() => setEdited(group)}
              >
                {group.name}
              </Button>
              <span className={classes.muted}>
                {describeBounds(group)}: {group.choices.map(({ name }) => name).join(', ')}
              </span>
            </span>
            <RemoveButton
              name={group.name}
              onClick={() => onChange(value.filter((id) => id !== group.id))}
            />
          </>
        )}
      </SortableList>
      {edited ? <GroupDialog group={edited} onClose={() => setEdited(undefined)} /> : null}
    </>
  );
}
