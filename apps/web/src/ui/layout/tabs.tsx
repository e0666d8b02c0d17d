import { Link, type LinkProps } from '@tanstack/react-router';
import classes from './tabs.module.css';

export interface TabLink {
  label: string;
  count?: number;
  active: boolean;
  /** Made with the router's `linkOptions({ to, search })`. */
  link: LinkProps;
}

/** Tabs that are links: the address says which one is open, so Back and a sent link work. */
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

/** On a phone there can be more tabs than fit; only their row is moved, never the page. */
function bringIntoSight(tab: HTMLAnchorElement | null) {
  const row = tab?.parentElement;
  if (!row) return;
  // Measuring while React is still at work would lay the whole page out twice.
  requestAnimationFrame(() => {
    const { left, width } = tab.getBoundingClientRect();
    row.scrollLeft += left - row.getBoundingClientRect().left - (row.clientWidth - width) / 2;
  });
}
