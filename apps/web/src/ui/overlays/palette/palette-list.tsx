import { useId, type ReactNode } from 'react';
import classes from './palette.module.css';

/** An item to choose in a palette. */
export interface PaletteItem {
  id: string;
  label: string;
  /** The text beside it: "Settings", "Ready · Today 14:05"; may be empty. */
  group: string;
  /** The shortcut that does the same. */
  keys?: string;
  run: () => void;
  /** Keeps the palette open after the choice. */
  stays?: true;
}

/** Items under a heading. */
export interface PaletteGroup<Item extends PaletteItem = PaletteItem> {
  heading: string;
  commands: readonly Item[];
}

/** The id of the list, for the field that controls it. */
export const listId = 'palette-commands';

/** The id of an option's element. */
export const optionId = (item: PaletteItem | undefined) =>
  item && `palette-${item.id.replaceAll(' ', '-')}`;

export interface PaletteListProps<Item extends PaletteItem> {
  label: string;
  groups: readonly PaletteGroup<Item>[];
  current: Item | undefined;
  /** True while more results may come. */
  busy: boolean;
  /** Returns true for an item with a control beside it. */
  hasControl?: ((item: Item) => boolean) | undefined;
  /** The controls beside items, in a grid with one row per heading and item. */
  controls?: ReactNode;
  onChoose: (item: Item) => void;
}

/**
 * The items under their headings. The field above keeps the focus and moves the selection; Tab reaches the
 * controls.
 */
export function PaletteList<Item extends PaletteItem>(props: PaletteListProps<Item>) {
  const { label, groups, busy, controls } = props;
  const rows = groups.reduce((sum, { commands }) => sum + 1 + commands.length, 0);
  return (
    <div className={classes.list}>
      <div className={classes.rows} style={{ gridTemplateRows: `repeat(${rows}, auto)` }}>
        <div
          id={listId}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a field can't control a select
          role="listbox"
          aria-label={label}
          aria-busy={busy}
          className={classes.options}
        >
          {groups.map((group) => (
            <Group key={group.heading} {...props} group={group} />
          ))}
        </div>
        {controls}
      </div>
    </div>
  );
}

interface GroupProps<Item extends PaletteItem> extends Pick<
  PaletteListProps<Item>,
  'current' | 'hasControl' | 'onChoose'
> {
  group: PaletteGroup<Item>;
}

function Group<Item extends PaletteItem>(props: GroupProps<Item>) {
  const { group, current, hasControl, onChoose } = props;
  const { heading, commands } = group;
  const id = useId();
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset can't be part of a listbox
      role="group"
      aria-labelledby={id}
      className={classes.part}
      style={{ gridRow: `span ${commands.length + 1}` }}
    >
      <div id={id} role="presentation" className={classes.heading}>
        {heading}
      </div>
      {commands.map((item) => (
        <Option
          key={item.id}
          item={item}
          selected={item === current}
          besideControl={hasControl?.(item) ?? false}
          onChoose={() => onChoose(item)}
        />
      ))}
    </div>
  );
}

interface OptionProps {
  item: PaletteItem;
  selected: boolean;
  besideControl: boolean;
  onChoose: () => void;
}

function Option({ item, selected, besideControl, onChoose }: OptionProps) {
  const { label, group, keys } = item;
  return (
    // The keyboard selects through the field, which keeps the focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      id={optionId(item)}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option element needs a select
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      data-beside-control={besideControl || undefined}
      className={classes.option}
      ref={(option) => {
        if (selected) option?.scrollIntoView({ block: 'nearest' });
      }}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className={classes.label}>{label}</span>
      {group === '' ? null : <span className={classes.group}>{group}</span>}
      {keys ? <kbd className={classes.keys}>{keys}</kbd> : null}
    </div>
  );
}
