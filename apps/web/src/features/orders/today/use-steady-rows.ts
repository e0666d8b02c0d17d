import type { Order } from '@counter/contract/orders';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { areShown, keepRowsSteady } from './steady-rows.ts';

/** Delay after the last interaction before the list may move, in milliseconds. */
const calmAfter = 10_000;

interface SteadyRowsOptions {
  all: readonly Order[];
  wanted: readonly Order[];
  /** Identifies what the person asked to see; a change lets the rows move. */
  asked: string;
}

/**
 * Returns the wanted rows, whose order is frozen during interaction and while scrolled. Attach `list` around the list.
 * `settle` lets waiting rows in.
 */
export function useSteadyRows({ all, wanted, asked }: SteadyRowsOptions) {
  const list = useRef<HTMLDivElement>(null);
  const touched = useTouched(list);
  const scrolled = useScrolled(list);
  const [shown, setShown] = useState({ asked, ids: noIds });

  const holds = (touched || scrolled) && shown.asked === asked;
  const steady = holds ? keepRowsSteady(shown.ids, all, wanted) : { rows: wanted, arrivals: 0 };
  if (shown.asked !== asked || !areShown(steady.rows, shown.ids))
    setShown({ asked, ids: steady.rows.map(({ id }) => id) });

  const settle = () => {
    setShown({ asked, ids: wanted.map(({ id }) => id) });
    list.current?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  };
  return { ...steady, list, settle };
}

const noIds: readonly number[] = [];

/** Returns true while a pointer is over an element, and for a while after a touch or key press in it. */
function useTouched(element: RefObject<HTMLElement | null>): boolean {
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = () => {
      clearTimeout(timer);
      setTouched(false);
    };
    const touch = () => {
      clearTimeout(timer);
      timer = setTimeout(leave, calmAfter);
      setTouched(true);
    };
    // A lifted finger also fires `pointerleave`, but its next tap may follow.
    const leaveWithMouse = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') leave();
    };
    const ending = new AbortController();
    const { signal } = ending;
    for (const sign of ['pointerenter', 'pointermove', 'pointerdown', 'keydown'] as const)
      target.addEventListener(sign, touch, { signal, passive: true });
    target.addEventListener('pointerleave', leaveWithMouse, { signal });
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [element]);
  return touched;
}

/** Returns true if the start of an element is scrolled out of view. */
function useScrolled(element: RefObject<HTMLElement | null>): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled((element.current?.getBoundingClientRect().top ?? 0) < 0);
    document.addEventListener('scroll', look, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', look, { capture: true });
  }, [element]);
  return scrolled;
}
