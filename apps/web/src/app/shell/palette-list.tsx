import { useId } from 'react';
import classes from './command-palette.module.css';
import { commandsText } from './commands.text.ts';
import type { Command } from './commands.ts';
import type { CommandGroup } from './use-found.ts';

/** The id of the list, for the field that leads it. */
export const listId = 'palette-commands';

/** The id of an option on the page. */
export const optionId = (command: Command | undefined) =>
  command && `palette-${command.id.replaceAll(' ', '-')}`;

interface PaletteListProps {
  groups: readonly CommandGroup[];
  current: Command | undefined;
  /** True while more may come. */
  busy: boolean;
  onChoose: (command: Command) => void;
}

/** The commands and findings under their headings. The field above keeps the focus and leads the choice. */
export function PaletteList({ groups, current, busy, onChoose }: PaletteListProps) {
  return (
    <div
      id={listId}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot be led from a field
      role="listbox"
      aria-label={commandsText.commands}
      aria-busy={busy}
      className={classes.list}
    >
      {groups.map((group) => (
        <Group key={group.heading} {...{ group, current, onChoose }} />
      ))}
    </div>
  );
}

interface GroupProps extends Pick<PaletteListProps, 'current' | 'onChoose'> {
  group: CommandGroup;
}

function Group({ group: { heading, commands }, current, onChoose }: GroupProps) {
  const id = useId();
  const options = commands.map((command) => (
    <Option
      key={command.id}
      command={command}
      selected={command === current}
      onChoose={() => onChoose(command)}
    />
  ));
  if (heading === '') return options;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is no part of a listbox
    <div role="group" aria-labelledby={id}>
      <div id={id} role="presentation" className={classes.heading}>
        {heading}
      </div>
      {options}
    </div>
  );
}

interface OptionProps {
  command: Command;
  selected: boolean;
  onChoose: () => void;
}

function Option({ command, selected, onChoose }: OptionProps) {
  const { label, group, keys } = command;
  return (
    // The keyboard chooses from the field, which keeps the focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={optionId(command)}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- only an option of a select could be one
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      className={classes.option}
      ref={(item) => {
        if (selected) item?.scrollIntoView({ block: 'nearest' });
      }}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className={classes.label}>{label}</span>
      <span className={classes.group}>{group}</span>
      {keys ? <kbd className={classes.keys}>{keys}</kbd> : null}
    </div>
  );
}
