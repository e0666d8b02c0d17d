import type { Storefront } from '@counter/contract/storefront';
import { useEffect, useEffectEvent, useRef } from 'react';
import classes from './category-bar.module.css';
import { sectionsOf, type OfferSection } from './sections.ts';
import { useCurrentSection } from './use-current-section.ts';
import { text } from './menu.text.ts';

interface CategoryBarProps {
  storefront: Storefront;
  sections: readonly OfferSection[];
  /** The only category on the page; null for the whole menu. */
  category: string | null;
}

/** Links to the parts of the menu. The bar stays visible and marks the current part. */
export function CategoryBar({ storefront, sections, category }: CategoryBarProps) {
  const current = useCurrentSection(sections);
  const bar = useRef<HTMLElement>(null);
  const showCurrent = useEffectEvent(() => {
    const marked = bar.current?.querySelector<HTMLElement>('[aria-current]');
    if (!marked || !bar.current) return;
    // Not `scrollIntoView`, which would also scroll the page.
    bar.current.scrollLeft = marked.offsetLeft - bar.current.clientWidth / 3;
  });
  useEffect(() => {
    if (current !== '') showCurrent();
  }, [current]);
  const menu = `/s/${storefront.storeUrl}`;
  // A category's page links to the pages of the other categories.
  const links =
    category === null
      ? sections.map(({ id, name }) => linkTo(`#${id}`, name, id === current && 'location'))
      : [
          linkTo(menu, text.wholeMenu),
          ...sectionsOf(storefront, '').flatMap(({ name, path }) =>
            path === null ? [] : linkTo(`${menu}/menu/${path}`, name, path === category && 'page'),
          ),
        ];
  return (
    <nav ref={bar} aria-label={text.menu} className={classes.bar}>
      {links.map(({ href, name, mark }) => (
        <a key={href} href={href} className={classes.part} aria-current={mark}>
          {name}
        </a>
      ))}
    </nav>
  );
}

function linkTo(href: string, name: string, mark: false | 'location' | 'page' = false) {
  return { href, name, mark: mark || undefined };
}
