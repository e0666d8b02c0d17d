import { useRef, useState, type PointerEvent, type RefObject } from 'react';
import { moved, placeAt } from './reorder.ts';

/** An item on its way: where it was taken and where it would come to lie, counted from 0. */
export type Dragged = { readonly from: number; readonly to: number };

interface DragOptions {
  /** Its children are the rows. */
  list: RefObject<HTMLElement | null>;
  onDrop: (dragged: Dragged) => void;
}

/** Lets rows be dragged by a handle, with a mouse, a pen or a finger. */
export function useDrag({ list, onDrop }: DragOptions) {
  const [dragged, setDragged] = useState<Dragged>();
  // Where the rows lay when one was taken: they change places under the pointer.
  const edges = useRef<readonly number[]>([]);

  const take = (place: number) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    edges.current = [rows[0]?.top ?? 0, ...rows.map(({ bottom }) => bottom)];
    setDragged({ from: place, to: place });
  };
  const drag = ({ clientY }: PointerEvent) => {
    if (dragged) setDragged({ ...dragged, to: placeAt(clientY, edges.current) });
  };
  const drop = () => {
    setDragged(undefined);
    if (dragged && dragged.from !== dragged.to) onDrop(dragged);
  };
  return {
    dragged,
    /** The rows as they lie while one is on its way. */
    arrange: <Item>(items: readonly Item[]): readonly Item[] =>
      dragged ? moved(items, dragged.from, dragged.to) : items,
    /** For the handle of the row at that place. */
    handle: (place: number) => ({
      onPointerDown: take(place),
      onPointerMove: drag,
      onPointerUp: drop,
      onPointerCancel: () => setDragged(undefined),
    }),
  };
}
