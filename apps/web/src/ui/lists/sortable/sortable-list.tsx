import { IconGripVertical } from '@tabler/icons-react';
import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import classes from './sortable-list.module.css';
import { sortableText as text } from './sortable.text.ts';
import { moved } from './sorting.ts';
import { useDrag } from './use-drag.ts';

type Key = number | string;

export interface SortableListProps<Item> {
  /** The name of the list. */
  label?: string | undefined;
  items: readonly Item[];
  keyOf: (item: Item) => Key;
  nameOf: (item: Item) => string;
  /** Called with 0-based indexes. */
  onMove: (from: number, to: number) => void;
  /** The visible page: the index of its first item, its size, and a function that shows the page of an index. */
  page?: { first: number; size: number; show: (place: number) => void };
  className?: string | undefined;
  rowClassName?: string | undefined;
  /** Renders a row from its item, its index in `items`, and the grip that moves it. */
  children: (item: Item, place: number, grip: ReactNode) => ReactNode;
}

/** The item picked up by a press, and the index it would move to. */
type Lifted = { readonly key: Key; readonly to: number };

/**
 * A list that people can reorder: by dragging a grip, or by pressing it and then the arrow keys or another grip.
 * Escape cancels. Each step is announced.
 */
export function SortableList<Item>(props: SortableListProps<Item>) {
  const { label, items, nameOf, page, className, rowClassName, children } = props;
  const list = useRef<HTMLOListElement>(null);
  const sort = useSort(props, list);
  const { first, size } = page ?? { first: 0, size: items.length };
  return (
    <>
      <ol
        ref={list}
        aria-label={label}
        className={join(classes.list, className)}
        data-dragging={sort.dragged === undefined ? undefined : ''}
      >
        {sort.arranged.slice(first, first + size).map((item) => {
          const place = items.indexOf(item);
          const key = props.keyOf(item);
          const isLifted = sort.isLifted(item);
          return (
            <li
              key={key}
              className={join(classes.row, rowClassName)}
              data-lifted={isLifted ? '' : undefined}
              style={sort.styleOf(place)}
            >
              {children(
                item,
                place,
                <button
                  type="button"
                  className={classes.grip}
                  aria-label={text.move(nameOf(item))}
                  aria-pressed={isLifted}
                  title={text.hint}
                  data-grip={key}
                  // Keeps Escape from closing the dialog around the list.
                  data-mantine-stop-propagation={sort.isBusy || undefined}
                  onKeyDown={sort.onKeyDown}
                  {...sort.gripOf(item)}
                >
                  <IconGripVertical size={20} stroke={1.75} aria-hidden />
                </button>,
              )}
            </li>
          );
        })}
      </ol>
      <output className={sort.isPressed ? classes.news : classes.unseen}>{sort.news}</output>
    </>
  );
}

const join = (...names: readonly (string | undefined)[]) => names.filter(Boolean).join(' ');

function useSort<Item>(
  { items, keyOf, nameOf, onMove, page }: SortableListProps<Item>,
  list: RefObject<HTMLElement | null>,
) {
  const [lifted, setLifted] = useState<Lifted>();
  const [news, setNews] = useState('');
  const { first, show } = page ?? { first: 0, show: undefined };
  // Another person may have moved or deleted the item in the meantime.
  const from = lifted ? items.findIndex((item) => keyOf(item) === lifted.key) : -1;
  const to = Math.min(lifted?.to ?? 0, items.length - 1);
  const isPressed = from !== -1;
  const arranged = isPressed ? moved(items, from, to) : items;

  type Words = (name: string, place: number, count: number) => string;
  const say = (words: Words, place: number, at: number) => {
    const item = items[place];
    if (item) setNews(words(nameOf(item), at + 1, items.length));
  };
  const drop = (place: number, at: number) => {
    setLifted(undefined);
    if (place !== -1 && place !== at) onMove(place, at);
    say(text.dropped, place, at);
  };
  // By key, because another person may move items during the drag.
  const held = useRef<Key>(undefined);
  const heldPlace = () => items.findIndex((item) => keyOf(item) === held.current);
  const { dragged, take, endsDrag, styleOf } = useDrag({
    list,
    onOver: (at) => say(text.over, heldPlace(), first + at),
    onDrop: (at) => drop(heldPlace(), first + at),
    onCancel: () => say(text.cancelled, heldPlace(), heldPlace()),
  });
  const liftedPlace = isPressed ? from : first + (dragged ?? -items.length);

  useGripInSight(list, lifted);

  const press = (item: Item) => {
    const place = items.indexOf(item);
    if (!isPressed) {
      setLifted({ key: keyOf(item), to: place });
      say(text.lifted, place, place);
    } else drop(from, place === from ? to : arranged.indexOf(item));
  };
  const carry = (place: number) => {
    const at = Math.min(Math.max(place, 0), items.length - 1);
    if (!lifted) return;
    setLifted({ ...lifted, to: at });
    show?.(at);
    say(text.over, from, at);
  };
  return {
    arranged,
    dragged,
    news,
    isPressed,
    isBusy: isPressed || dragged !== undefined,
    isLifted: (item: Item) => items.indexOf(item) === liftedPlace,
    styleOf: (place: number) => styleOf(place - first),
    gripOf: (item: Item) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (isPressed) return;
        held.current = keyOf(item);
        take(items.indexOf(item) - first, event);
      },
      onClick: () => {
        if (!endsDrag()) press(item);
      },
    }),
    /** While an item is picked up, keys move it, drop it or cancel. */
    onKeyDown: (event: KeyboardEvent) => {
      if (!isPressed) return;
      const target = places(to, items.length)[event.key];
      if (event.key === 'Escape') {
        setLifted(undefined);
        show?.(from);
        say(text.cancelled, from, from);
      } else if (target !== undefined) carry(target);
      else return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

const places = (place: number, count: number): Readonly<Record<string, number>> => ({
  ArrowUp: place - 1,
  ArrowDown: place + 1,
  Home: 0,
  End: count - 1,
});

/** Keeps the grip of the picked-up item focused and in view, even across pages. */
function useGripInSight(list: RefObject<HTMLElement | null>, lifted: Lifted | undefined): void {
  useEffect(() => {
    if (!lifted) return;
    const grip = [...(list.current?.querySelectorAll('[data-grip]') ?? [])].find(
      (one) => one.getAttribute('data-grip') === String(lifted.key),
    );
    if (!(grip instanceof HTMLElement)) return;
    grip.focus();
    grip.scrollIntoView({ block: 'nearest' });
  }, [list, lifted]);
}
