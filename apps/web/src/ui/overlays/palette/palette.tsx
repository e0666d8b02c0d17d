import {
  useDeferredValue,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { Button } from '../../actions/button.tsx';
import { uiText } from '../../ui.text.ts';
import { Modal } from '../modal.tsx';
import {
  listId,
  optionId,
  PaletteList,
  type PaletteGroup,
  type PaletteItem,
  type PaletteListProps,
} from './palette-list.tsx';
import classes from './palette.module.css';

interface PaletteDialogProps {
  label: string;
  opened: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The dialog of a palette. It has no title: the field says what can be found. */
export function PaletteDialog({ label, ...dialog }: PaletteDialogProps) {
  return (
    <Modal
      {...dialog}
      withCloseButton={false}
      size={640}
      yOffset="12vh"
      padding={0}
      attributes={{ content: { 'aria-label': label } }}
    />
  );
}

interface PaletteProps<Item extends PaletteItem> extends Pick<
  PaletteListProps<Item>,
  'hasControl' | 'controls'
> {
  /** The label and placeholder of the field, and the label of the list. */
  words: { field: string; placeholder: string; list: string };
  opened: boolean;
  onClose: () => void;
  query: string;
  onQuery: (query: string) => void;
  groups: readonly PaletteGroup<Item>[];
  /** The item that Enter chooses unless another is selected. */
  first: Item | undefined;
  searching: boolean;
  /** A sentence below the list. */
  message: string;
  /** Retries a failed search. */
  retry?: (() => void) | undefined;
  /** The id of the selected item, if the caller controls the selection. */
  picked?: string | undefined;
  onPick?: (id: string | undefined) => void;
}

/** A search field with its results. Arrow keys move the selection, Enter chooses, and the field keeps the focus. */
export function Palette<Item extends PaletteItem>(props: PaletteProps<Item>) {
  const { words, opened, onClose, query, onQuery, groups, first, searching, message } = props;
  const [ownPick, setOwnPick] = useState<string>();
  const { picked = ownPick, onPick = setOwnPick } = props;
  const items = groups.flatMap(({ commands }) => commands);
  const current = items.find(({ id }) => id === picked) ?? first;
  // The field comes first, so that nothing typed is lost while the list renders.
  const withList = useDeferredValue(true, false);

  function choose(item: Item | undefined) {
    if (!item) return;
    if (!item.stays) onClose();
    item.run();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const at = current ? items.indexOf(current) : 0;
    if (step) onPick(items[(at + step + items.length) % items.length]?.id);
    if (event.key === 'Enter') choose(current);
    if (step || event.key === 'Enter') event.preventDefault();
  }

  // A drawer that just closed may restore the focus to its opener after the palette has opened.
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
        aria-label={words.field}
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={optionId(current)}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        placeholder={words.placeholder}
        value={query}
        onChange={(event) => {
          onQuery(event.currentTarget.value);
          onPick(undefined);
        }}
        onKeyDown={onKeyDown}
        onBlur={keepFocus}
      />
      <div className={classes.progress} data-searching={searching} />
      <PaletteList
        label={words.list}
        groups={withList ? groups : []}
        current={current}
        busy={searching}
        hasControl={props.hasControl}
        controls={props.controls}
        onChoose={choose}
      />
      <output className={classes.message}>{message}</output>
      {props.retry ? (
        <div className={classes.again}>
          <Button
            variant="default"
            onMouseDown={(event) => event.preventDefault()}
            onClick={props.retry}
          >
            {uiText.tryAgain}
          </Button>
        </div>
      ) : null}
    </>
  );
}
