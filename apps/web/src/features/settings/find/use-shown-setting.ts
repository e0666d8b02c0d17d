import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { anchorOf } from './settings-to-find.ts';

/** Time in milliseconds in which parts above may still load and shift the shown one. */
const settlingMs = 10_000;

/** After one of these, the person is looking at something else. */
const signs = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Scrolls to the part of the settings in the address and focuses its heading, once it has loaded. */
export function useShownSetting(): void {
  // Includes the visit's key, so that choosing the same part again shows it again.
  const place = useLocation({ select: ({ hash, state }) => `${state.__TSR_key}#${hash}` });
  useEffect(() => {
    const hash = place.slice(place.indexOf('#') + 1);
    const main = document.querySelector('main');
    if (hash === '' || !main) return undefined;
    let shown: HTMLElement | undefined;
    const show = () => {
      const heading = findHeading(main, hash);
      if (!heading) return;
      if (shown !== heading) focusOn(heading);
      shown = heading;
      heading.closest('section')?.scrollIntoView({ block: 'start' });
    };
    const over = new AbortController();
    const changes = new MutationObserver(show);
    const stop = () => {
      over.abort();
      clearTimeout(timer);
      changes.disconnect();
    };
    const timer = setTimeout(stop, settlingMs);
    for (const sign of signs) addEventListener(sign, stop, { signal: over.signal, passive: true });
    changes.observe(main, { childList: true, subtree: true });
    show();
    return stop;
  }, [place]);
}

function findHeading(main: HTMLElement, anchor: string): HTMLElement | undefined {
  return [...main.querySelectorAll<HTMLElement>('h1, h2')].find(
    ({ textContent }) => anchorOf(textContent) === anchor,
  );
}

function focusOn(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  // Keeps it clear of the sticky top bar.
  const { style } = heading.closest('section') ?? heading;
  style.scrollMarginTop = 'calc(var(--bar-height) + 16px)';
}
