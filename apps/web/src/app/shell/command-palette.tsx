import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import classes from './command-palette.module.css';
import type { Command } from './commands.ts';
import { useCommands } from './use-commands.ts';
import { Modal } from '../../ui/overlays/modal.tsx';
import { commandsText } from './commands.text.ts';

export interface CommandPaletteProps {
  opened: boolean;
  onClose: () => void;
}

/** Goes anywhere and does anything by its name. */
export function CommandPalette({ opened, onClose }: CommandPaletteProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      withCloseButton={false}
      size={560}
      yOffset="12vh"
      padding={0}
      attributes={{ content: { 'aria-label': commandsText.commandPalette } }}
    >
      <Chooser opened={opened} onClose={onClose} />
    </Modal>
  );
}

const listId = 'palette-commands';
const optionId = (command: Command | undefined) => command && `palette-${command.id}`;

function Chooser({ opened, onClose }: CommandPaletteProps) {
  const [query, setQuery] = useState('');
  const [selected, setSelected] = useState(0);
  const commands = useCommands(query);
  const current = commands[Math.min(selected, commands.length - 1)];

  function choose(command: Command | undefined) {
    if (!command) return;
    onClose();
    command.run();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setSelected((selected + step + commands.length) % Math.max(1, commands.length));
    if (event.key === 'Enter') choose(current);
    if (step || event.key === 'Enter') event.preventDefault();
  }

  // A drawer that has just closed gives the focus back to where it came from, be it after the palette opened.
  function keepFocus({ currentTarget: field, relatedTarget }: FocusEvent<HTMLInputElement>) {
    const dialog = field.closest('[role="dialog"]');
    if (opened && !dialog?.contains(relatedTarget)) field.focus();
  }

  return (
    <>
      <input
        data-autofocus
        className={classes.search}
        role="combobox"
        aria-label={commandsText.searchForScreenOrderOr}
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={optionId(current)}
        autoComplete="off"
        spellCheck={false}
        placeholder={commandsText.screenOrderNumberOrAction}
        value={query}
        onChange={(event) => {
          setQuery(event.currentTarget.value);
          setSelected(0);
        }}
        onKeyDown={onKeyDown}
        onBlur={keepFocus}
      />
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot be led from a field */}
      <div id={listId} role="listbox" aria-label={commandsText.commands} className={classes.list}>
        {commands.map((command) => (
          <Option
            key={command.id}
            command={command}
            selected={command === current}
            onChoose={() => choose(command)}
          />
        ))}
      </div>
      <output className={classes.empty}>
        {commands.length === 0 ? commandsText.noResultsFor(query) : ''}
      </output>
    </>
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
