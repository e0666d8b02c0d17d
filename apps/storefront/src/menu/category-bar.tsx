import type { Storefront } from '@counter/contract/storefront';
import { useEffect, useEffectEvent, useRef } from 'react';
import classes from './category-bar.module.css';
import type { OfferSection } from './sections.ts';
import { useCurrentSection } from './use-current-section.ts';
import { text } from './menu.text.ts';

interface CategoryBarProps {
  storefront: Storefront;
  sections: readonly OfferSection[];
  /** The only part on the page; null where all of them are. */
  category: string | null;
}

/** The ways to the parts of the menu. It stays in sight and marks the part that is read. */
export function CategoryBar({ storefront, sections, category }: CategoryBarProps) {
  const current = useCurrentSection(sections);
  const bar = useRef<HTMLElement>(null);
  const showCurrent = useEffectEvent(() => {
    const marked = bar.current?.querySelector<HTMLElement>('[aria-current]');
    if (!marked || !bar.current) return;
    // Not `scrollIntoView`, which would move the page as well.
    bar.current.scrollLeft = marked.offsetLeft - bar.current.clientWidth / 3;
  });
  useEffect(() => {
    if (current !== '') showCurrent();
  }, [current]);
  return (
    <nav ref={bar} aria-label={text.menu} className={classes.bar}>
      {category === null ? null : (
        <a className={classes.part} href={`/s/${storefront.storeUrl}`}>
          {text.wholeMenu}
        </a>
      )}
      {sections.map(({ id, name }) => (
        <a
          key={id}
          href={`#${id}`}
          className={classes.part}
          aria-current={id === current ? 'location' : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
