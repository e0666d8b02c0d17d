import { searchMinimum } from '@counter/contract/search';
import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import classes from './command-palette.module.css';
import type { Command } from './commands.ts';
import { EndOverrides, type EndOverride } from './end-overrides.tsx';
import { listId, optionId, PaletteList } from './palette-list.tsx';
import { useShell } from './shell-state.tsx';
import { useCommands } from './use-commands.ts';
import { useFound, type CommandGroup } from './use-found.ts';
import { Modal } from '../../ui/overlays/modal.tsx';
import { commandsText } from './commands.text.ts';

export interface CommandPaletteProps {
  opened: boolean;
  onClose: () => void;
}

/** Finds anything, goes anywhere and does anything by its name. */
export function CommandPalette({ opened, onClose }: CommandPaletteProps) {
  const { store } = useShell();
  const end = useRef<EndOverride>(null);
  const [asks, setAsks] = useState(false);
  return (
    <>
      {store ? <EndOverrides key={store.storeId} ref={end} /> : null}
      <Modal
        opened={opened}
        onClose={onClose}
        withCloseButton={false}
        size={640}
        yOffset="12vh"
        padding={0}
        // Escape answers the question above first.
        closeOnEscape={!asks}
        attributes={{ content: { 'aria-label': commandsText.commandPalette } }}
      >
        <Chooser
          opened={opened}
          onClose={onClose}
          onAsk={setAsks}
          endOverride={(kind) => end.current?.(kind)}
        />
      </Modal>
    </>
  );
}

interface ChooserProps extends CommandPaletteProps {
  onAsk: (asks: boolean) => void;
  endOverride: EndOverride;
}

function Chooser({ opened, onClose, onAsk, endOverride }: ChooserProps) {
  const { store } = useShell();
  const [query, setQuery] = useState('');
  const [picked, setPicked] = useState<string>();
  const { groups, first, searching, message } = useChoices(query, endOverride, setPicked);
  const commands = groups.flatMap((group) => group.commands);
  const current = commands.find(({ id }) => id === picked) ?? first;

  function choose(command: Command | undefined) {
    if (!command) return;
    if (!command.stays) onClose();
    command.run();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const at = current ? commands.indexOf(current) : 0;
    if (step) setPicked(commands[(at + step + commands.length) % commands.length]?.id);
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
        aria-label={commandsText.findAnything}
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={optionId(current)}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        placeholder={commandsText.orderProductOrScreen}
        value={query}
        onChange={(event) => {
          setQuery(event.currentTarget.value);
          setPicked(undefined);
        }}
        onKeyDown={onKeyDown}
        onBlur={keepFocus}
      />
      <div className={classes.progress} data-searching={searching} />
      <PaletteList
        groups={groups}
        current={current}
        busy={searching}
        mayMark={store?.can('menu:availability') ?? false}
        onChoose={choose}
        onAsk={onAsk}
      />
      <output className={classes.message}>{message}</output>
    </>
  );
}

interface Choices {
  groups: readonly CommandGroup[];
  /** The one that Enter chooses unless another is picked. */
  first: Command | undefined;
  searching: boolean;
  /** A sentence below the list. */
  message: string;
}

/**
 * Everything that can be chosen. What is known here stands first, as it is there at once: what the store
 * answers later moves none of it.
 */
function useChoices(
  query: string,
  endOverride: EndOverride,
  pick: (id: string | undefined) => void,
): Choices {
  const { commands: all, nearly } = useCommands(query, endOverride);
  const { groups: found, searching, failure } = useFound(query);
  const commands = useFew(all, query, pick);
  const known = new Set(all.map(({ id }) => id));
  const others = found
    .map((group) => ({
      heading: group.heading,
      // An order is offered by its number at once; that the store knows it adds nothing.
      commands: group.commands.filter(({ id }) => !known.has(id)),
    }))
    .filter((group) => group.commands.length > 0);
  const here = { heading: commandsText.goToGroup, commands };
  const groups = commands.length > 0 ? [here, ...others] : others;
  const [best] = nearly ? [...others, here] : groups;
  const isEmpty = groups.length === 0 && !searching && failure === undefined;
  const empty = isEmpty ? commandsText.noResultsFor(query) : '';
  return { groups, first: best?.commands[0], searching, message: failure ?? empty };
}

const few = 5;

/** Shortens a long list to its best and what shows the rest, so that findings below it are in sight. */
function useFew(
  commands: readonly Command[],
  query: string,
  pick: (id: string | undefined) => void,
): readonly Command[] {
  const [shownFor, setShownFor] = useState<string>();
  const hidden = commands.length - few;
  if (query.trim().length < searchMinimum || hidden <= 1 || shownFor === query) return commands;
  const more: Command = {
    id: 'more',
    label: commandsText.showMore(hidden),
    group: '',
    stays: true,
    run: () => {
      setShownFor(query);
      pick(commands[few]?.id);
    },
  };
  return [...commands.slice(0, few), more];
}
