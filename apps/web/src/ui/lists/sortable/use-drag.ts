import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type CSSProperties,
  type PointerEvent,
  type RefObject,
} from 'react';
import { edgesOf, placeAt, scrollStep } from './sorting.ts';

interface DragOptions {
  /** The element whose children are the rows. */
  list: RefObject<HTMLElement | null>;
  /** Called with the 0-based index at which the row would be dropped. */
  onOver: (to: number) => void;
  onDrop: (to: number) => void;
  onCancel: () => void;
}

/** The dragged row, with the measurements from the start of the drag. */
interface Held {
  readonly from: number;
  readonly startY: number;
  readonly edges: readonly number[];
  /** The element that scrolls the list, and its initial scroll position. */
  readonly scroller: Element;
  readonly startScroll: number;
}

/** The pointer distance that starts a drag, in pixels. */
const threshold = 4;

/** Lets rows be dragged by a grip with a mouse, a pen or a finger. The list scrolls near its edges. */
export function useDrag({ list, onOver, onDrop, onCancel }: DragOptions) {
  const [held, setHeld] = useState<Held>();
  const [at, setAt] = useState<{ readonly by: number; readonly to: number }>();
  const y = useRef(0);
  const wasDragged = useRef(false);

  const follow = useEffectEvent(() => {
    if (!held) return;
    const scrolled = held.scroller.scrollTop - held.startScroll;
    const by = y.current - held.startY + scrolled;
    if (!at && Math.abs(by) < threshold) return;
    const to = placeAt(y.current + scrolled, held.edges);
    if (to !== at?.to) onOver(to);
    setAt({ by, to });
  });
  const release = useEffectEvent((isDropped: boolean) => {
    setHeld(undefined);
    setAt(undefined);
    if (!held || !at) return;
    wasDragged.current = true;
    if (isDropped) onDrop(at.to);
    else onCancel();
  });

  useEffect(() => {
    if (!held) return undefined;
    const { scroller } = held;
    const end = new AbortController();
    const { signal } = end;
    const listen = <K extends keyof WindowEventMap>(
      kind: K,
      onEvent: (event: WindowEventMap[K]) => void,
    ) => window.addEventListener(kind, onEvent, { signal });
    listen('pointermove', (event) => {
      y.current = event.clientY;
      follow();
    });
    listen('pointerup', () => release(true));
    listen('pointercancel', () => release(false));
    listen('keydown', ({ key }) => {
      if (key === 'Escape') release(false);
    });
    let frame = requestAnimationFrame(function scroll() {
      const step = scrollStep(y.current, boundsOf(scroller));
      if (step !== 0) {
        scroller.scrollTop += step;
        follow();
      }
      frame = requestAnimationFrame(scroll);
    });
    return () => {
      end.abort();
      cancelAnimationFrame(frame);
    };
  }, [held]);

  return {
    dragged: held && at ? held.from : undefined,
    /** Starts dragging the row at an index, when its grip is pressed. */
    take: (from: number, event: PointerEvent<HTMLElement>) => {
      wasDragged.current = false;
      if (event.button !== 0 || !list.current) return;
      const scroller = scrollerOf(list.current);
      const edges = edgesOf([...list.current.children].map((row) => row.getBoundingClientRect()));
      y.current = event.clientY;
      const startScroll = scroller.scrollTop;
      setHeld({ from, startY: event.clientY, edges, scroller, startScroll });
    },
    /** Returns true once if the last click ended a drag rather than a press. */
    endsDrag: () => {
      const ends = wasDragged.current;
      wasDragged.current = false;
      return ends;
    },
    /** Returns the style that shifts the row at an index. */
    styleOf: (place: number): CSSProperties | undefined => {
      if (!held || !at) return undefined;
      const { from, edges } = held;
      if (place === from) return { transform: `translateY(${at.by}px)` };
      const height = (edges[from + 1] ?? 0) - (edges[from] ?? 0);
      if (from < place && place <= at.to) return { transform: `translateY(${-height}px)` };
      if (at.to <= place && place < from) return { transform: `translateY(${height}px)` };
      return undefined;
    },
  };
}

function scrollerOf(list: Element): Element {
  for (let element = list.parentElement; element; element = element.parentElement) {
    const { overflowY } = getComputedStyle(element);
    const scrolls = overflowY === 'auto' || overflowY === 'scroll';
    if (scrolls && element.scrollHeight > element.clientHeight) return element;
  }
  return document.scrollingElement ?? document.documentElement;
}

/** Returns the top and bottom of a scroller's visible area. */
function boundsOf(scroller: Element): readonly [number, number] {
  if (scroller === document.scrollingElement) return [0, window.innerHeight];
  const { top, bottom } = scroller.getBoundingClientRect();
  return [Math.max(top, 0), Math.min(bottom, window.innerHeight)];
}
