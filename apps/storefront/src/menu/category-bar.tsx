import type { Storefront } from '@counter/contract/storefront';
import { useEffect, useEffectEvent, useRef } from 'react';
import classes from './category-bar.module.css';
import { categoriesOf, type OfferSection } from './sections.ts';
import { useCurrentSection } from './use-current-section.ts';
import { text } from './menu.text.ts';

interface CategoryBarProps {
  storefront: Storefront;
  sections: readonly OfferSection[];
  /** The only category on the page; null where all of the menu is. */
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
      {category === null ? (
        sections.map(({ id, name }) => (
          <a
            key={id}
            href={`#${id}`}
            className={classes.part}
            aria-current={id === current ? 'location' : undefined}
          >
            {name}
          </a>
        ))
      ) : (
        <OtherPages storefront={storefront} category={category} />
      )}
    </nav>
  );
}

/** The ways from the page of a category to the whole menu and to the pages of the others. */
function OtherPages({ storefront, category }: { storefront: Storefront; category: string }) {
  const menu = `/s/${storefront.storeUrl}`;
  return (
    <>
      <a className={classes.part} href={menu}>
        {text.wholeMenu}
      </a>
      {categoriesOf(storefront).map(({ path, name }) => (
        <a
          key={path}
          href={`${menu}/menu/${path}`}
          className={classes.part}
          aria-current={path === category ? 'page' : undefined}
        >
          {name}
        </a>
      ))}
    </>
  );
}
