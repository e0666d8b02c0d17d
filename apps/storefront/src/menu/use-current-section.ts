import { useEffect, useState } from 'react';

/** The distance from the top at which a section becomes current, in pixels: the bar's height and a margin. */
const lineBelowTop = 120;

/** Returns the id of the section being read: the last one that starts above the line below the bar. */
export function useCurrentSection(sections: readonly { readonly id: string }[]): string {
  const first = sections[0]?.id ?? '';
  const ids = sections.map(({ id }) => id).join(' ');
  const [current, setCurrent] = useState(first);
  useEffect(() => {
    let frame = 0;
    const look = (): void => {
      frame = 0;
      setCurrent(findCurrent(ids.split(' ')));
    };
    const wait = (): void => {
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    wait();
    addEventListener('scroll', wait, { passive: true });
    return () => {
      removeEventListener('scroll', wait);
      cancelAnimationFrame(frame);
    };
  }, [ids]);
  return ids.split(' ').includes(current) ? current : first;
}

function findCurrent(ids: readonly string[]): string {
  const begun = ids.filter((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
    return top < lineBelowTop;
  });
  return begun.at(-1) ?? ids[0] ?? '';
}
