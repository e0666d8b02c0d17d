import type { Product } from '@counter/contract/menu';
import { Suspense, useId } from 'react';
import { lazyPart } from '../../ui/browser/ahead.ts';
import classes from './command-palette.module.css';
import { commandsText } from './commands.text.ts';
import type { Command } from './commands.ts';
import type { CommandGroup } from './use-found.ts';

const ProductSwitches = lazyPart(async () => ({
  default: (await import('./product-switches.tsx')).ProductSwitches,
}));

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
  /** True if the person may mark products as available or not. */
  mayMark: boolean;
  onChoose: (command: Command) => void;
  /** Hears that the question how long a product is off is open, or was answered. */
  onAsk: (asks: boolean) => void;
}

/**
 * The commands and findings under their headings. The field above keeps the focus and leads the choice; the
 * switches of products are reached from it by Tab.
 */
export function PaletteList(props: PaletteListProps) {
  const { groups, current, busy, mayMark, onChoose, onAsk } = props;
  const rows = groups.reduce((sum, { commands }) => sum + 1 + commands.length, 0);
  const products = productsIn(groups);
  return (
    <div className={classes.list}>
      <div className={classes.rows} style={{ gridTemplateRows: `repeat(${rows}, auto)` }}>
        <div
          id={listId}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot be led from a field
          role="listbox"
          aria-label={commandsText.commands}
          aria-busy={busy}
          className={classes.options}
        >
          {groups.map((group) => (
            <Group key={group.heading} {...{ group, current, mayMark, onChoose }} />
          ))}
        </div>
        {mayMark && products.length > 0 ? (
          <Suspense>
            <ProductSwitches products={products} row={firstProductRow(groups)} onAsk={onAsk} />
          </Suspense>
        ) : null}
      </div>
    </div>
  );
}

function productsIn(groups: readonly CommandGroup[]): Product[] {
  return groups.flatMap(({ commands }) =>
    commands.flatMap(({ product }) => (product ? [product] : [])),
  );
}

/** Each group has a row for its heading before those of its commands. */
function firstProductRow(groups: readonly CommandGroup[]): number {
  const at = groups.findIndex(({ commands }) => commands.some(({ product }) => product));
  return groups.slice(0, at).reduce((row, { commands }) => row + 1 + commands.length, 2);
}

interface GroupProps extends Pick<PaletteListProps, 'current' | 'mayMark' | 'onChoose'> {
  group: CommandGroup;
}

function Group({ group: { heading, commands }, current, mayMark, onChoose }: GroupProps) {
  const id = useId();
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is no part of a listbox
      role="group"
      aria-labelledby={id}
      className={classes.part}
      style={{ gridRow: `span ${commands.length + 1}` }}
    >
      <div id={id} role="presentation" className={classes.heading}>
        {heading}
      </div>
      {commands.map((command) => (
        <Option
          key={command.id}
          command={command}
          selected={command === current}
          besideSwitch={mayMark && command.product !== undefined}
          onChoose={() => onChoose(command)}
        />
      ))}
    </div>
  );
}

interface OptionProps {
  command: Command;
  selected: boolean;
  besideSwitch: boolean;
  onChoose: () => void;
}

function Option({ command, selected, besideSwitch, onChoose }: OptionProps) {
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
      data-beside-switch={besideSwitch || undefined}
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
