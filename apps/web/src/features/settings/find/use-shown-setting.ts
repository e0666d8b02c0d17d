import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { anchorOf } from './settings-to-find.ts';

/** The time in which the parts above the one that is shown may still come and move it, in milliseconds. */
const settlingMs = 10_000;

/** Whoever does one of these looks at something else by now. */
const signs = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Brings the part of the settings that the address names into sight, with the focus on its heading, once it is there. */
export function useShownSetting(): void {
  // With the visit, so that choosing the same part again shows it again.
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
  // Not below the bar, which stays at the top.
  const { style } = heading.closest('section') ?? heading;
  style.scrollMarginTop = 'calc(var(--bar-height) + 16px)';
}
