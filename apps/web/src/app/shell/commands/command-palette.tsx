import { searchMinimum } from '@counter/contract/search';
import { Suspense, useRef, useState } from 'react';
import { lazyPart } from '../../../ui/browser/ahead.ts';
import { Palette, PaletteDialog } from '../../../ui/overlays/palette/palette.tsx';
import type { Command } from './commands.ts';
import { commandsText } from './commands.text.ts';
import { EndOverrides, type EndOverride } from '../end-overrides.tsx';
import { useShell } from '../shell-state.tsx';
import { useCommands } from './use-commands.ts';
import { useFound, type CommandGroup } from './use-found.ts';

const ProductSwitches = lazyPart(async () => ({
  default: (await import('./product-switches.tsx')).ProductSwitches,
}));

export interface CommandPaletteProps {
  opened: boolean;
  onClose: () => void;
}

/** Finds records, screens and actions by name. */
export function CommandPalette({ opened, onClose }: CommandPaletteProps) {
  const { store } = useShell();
  const end = useRef<EndOverride>(null);
  return (
    <>
      {store ? <EndOverrides key={store.storeId} ref={end} /> : null}
      <PaletteDialog label={commandsText.commandPalette} opened={opened} onClose={onClose}>
        <Chooser opened={opened} onClose={onClose} endOverride={(kind) => end.current?.(kind)} />
      </PaletteDialog>
    </>
  );
}

interface ChooserProps extends CommandPaletteProps {
  endOverride: EndOverride;
}

const words = {
  field: commandsText.findAnything,
  placeholder: commandsText.searchPlaceholder,
  list: commandsText.commands,
};

function Chooser({ opened, onClose, endOverride }: ChooserProps) {
  const { store } = useShell();
  const [query, setQuery] = useState('');
  const [picked, setPicked] = useState<string>();
  const choices = useChoices(query, endOverride, setPicked);
  const mayMark = store?.can('menu:availability') ?? false;
  return (
    <Palette
      {...choices}
      words={words}
      opened={opened}
      onClose={onClose}
      query={query}
      onQuery={setQuery}
      picked={picked}
      onPick={setPicked}
      hasControl={({ product }) => mayMark && product !== undefined}
      controls={mayMark ? <Switches groups={choices.groups} /> : null}
    />
  );
}

function Switches({ groups }: { groups: readonly CommandGroup[] }) {
  const products = groups.flatMap(({ commands }) =>
    commands.flatMap(({ product }) => (product ? [product] : [])),
  );
  if (products.length === 0) return null;
  return (
    <Suspense>
      <ProductSwitches products={products} row={firstProductRow(groups)} />
    </Suspense>
  );
}

/** Returns the grid row of the first product. Each group has a heading row before its commands. */
function firstProductRow(groups: readonly CommandGroup[]): number {
  const at = groups.findIndex(({ commands }) => commands.some(({ product }) => product));
  return groups.slice(0, at).reduce((row, { commands }) => row + 1 + commands.length, 2);
}

interface Choices {
  groups: readonly CommandGroup[];
  /** The command that Enter runs unless another is selected. */
  first: Command | undefined;
  searching: boolean;
  /** A sentence below the list. */
  message: string;
}

/**
 * Returns all choices. Local commands come first, because they are there at once and later search results don't
 * move them. If the query only matches them with typos, they wait for the results and come last.
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
      // An order is already offered by its number, so its search result would be a duplicate.
      commands: group.commands.filter(({ id }) => !known.has(id)),
    }))
    .filter((group) => group.commands.length > 0);
  const here = { heading: commandsText.goToGroup, commands };
  const own = commands.length > 0 && !(nearly && searching) ? [here] : [];
  const groups = nearly ? [...others, ...own] : [...own, ...others];
  const isEmpty = groups.length === 0 && !searching && failure === undefined;
  const empty = isEmpty ? commandsText.noResultsFor(query) : '';
  return { groups, first: groups[0]?.commands[0], searching, message: failure ?? empty };
}

const few = 5;

/**
 * Shortens a long list to its best matches and a command that shows the rest, so that the results below stay in
 * view.
 */
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
