import { Link, type LinkProps } from '@tanstack/react-router';
import classes from './tabs.module.css';

export interface TabLink {
  label: string;
  count?: number;
  active: boolean;
  /** Created with the router's `linkOptions({ to, search })`. */
  link: LinkProps;
}

/** Tabs as links: the address says which one is open, so Back and shared links work. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  return (
    <nav aria-label={label} className={classes.tabs}>
      {tabs.map((tab) => (
        <Link
          key={tab.label}
          ref={tab.active ? bringIntoSight : undefined}
          {...tab.link}
          className={classes.tab}
          aria-current={tab.active ? 'page' : undefined}
          data-active={tab.active}
        >
          {tab.label}
          {tab.count === undefined ? null : <span className={classes.count}>{tab.count}</span>}
        </Link>
      ))}
    </nav>
  );
}

/** Scrolls the current tab into view. On a phone the row can overflow; only the row scrolls, never the page. */
function bringIntoSight(tab: HTMLAnchorElement | null) {
  const row = tab?.parentElement;
  if (!row) return;
  // Measuring during React's commit would force a second layout of the page.
  requestAnimationFrame(() => {
    const { left, width } = tab.getBoundingClientRect();
    row.scrollLeft += left - row.getBoundingClientRect().left - (row.clientWidth - width) / 2;
  });
}
