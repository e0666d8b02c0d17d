import { Delayed } from '../../../ui/feedback/delayed.tsx';
import { Link, useLocation } from '@tanstack/react-router';
import { useId } from 'react';
import classes from './navigation-links.module.css';
import type { NavigationEntry, NavigationSection } from './navigation.ts';
import type { Place } from './places.ts';
import { useShell } from '../shell-state.tsx';
import { useChildren, useNavigation } from './use-navigation.ts';

interface FollowProps {
  onFollow?: (() => void) | undefined;
}

/**
 * The menu's sections with their entries and child screens; the current one is marked. Shows placeholders until the
 * person's role is known, so that no entry moves.
 */
export function NavigationLinks({ onFollow }: FollowProps) {
  const { isStorePending } = useShell();
  const sections = useNavigation();
  if (isStorePending)
    return (
      <Delayed>
        <span className={classes.skeleton} />
      </Delayed>
    );
  return (
    <div className={classes.sections} data-drawer={onFollow && ''}>
      {sections.map((section) => (
        <Section key={section.heading ?? ''} section={section} onFollow={onFollow} />
      ))}
    </div>
  );
}

function Section({ section, onFollow }: FollowProps & { section: NavigationSection }) {
  const childrenOf = useChildren();
  const headingId = useId();
  const { heading, entries } = section;
  return (
    <div className={classes.section}>
      {heading === undefined ? null : (
        <p id={headingId} className={classes.heading}>
          {heading}
        </p>
      )}
      <ul className={classes.list} aria-labelledby={heading === undefined ? undefined : headingId}>
        {entries.map((entry) => (
          <Entry
            key={entry.label}
            entry={entry}
            places={childrenOf(entry.label)}
            onFollow={onFollow}
          />
        ))}
      </ul>
    </div>
  );
}

/** The router also marks links to parents of the current address; only `aria-current` below should mark. */
const itself = { exact: true, includeSearch: false };

interface EntryProps extends FollowProps {
  entry: NavigationEntry;
  places: readonly Place[];
}

function Entry({ entry, places, onFollow }: EntryProps) {
  const { label, icon: Icon, link } = entry;
  // Selects only the marked entry, so that opening an order doesn't render the menu again.
  const here = useLocation({
    select: ({ pathname }) =>
      places.find(({ link: { to } }) => isAt(pathname, String(to)))?.label ??
      (isAt(pathname, link.to) && label),
  });
  const follow = onFollow ? { onClick: onFollow } : {};
  return (
    <li>
      <Link
        {...link}
        className={classes.link}
        activeOptions={itself}
        aria-current={here === label ? 'page' : undefined}
        {...follow}
      >
        <Icon size={20} stroke={1.75} aria-hidden />
        {label}
      </Link>
      {places.length === 0 ? null : (
        <ul className={classes.children} aria-label={label}>
          {places.map((place) => (
            <li key={place.label}>
              <Link
                {...place.link}
                className={classes.child}
                activeOptions={itself}
                aria-current={here === place.label ? 'page' : undefined}
                {...follow}
              >
                {place.label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/**
 * Returns true if an address belongs to a screen: `/dashboard/orders/K7` belongs to Orders, as does a store's own
 * list; a store's hub, people and expenses to My Business; a product's form and the deals to the menu; a new promo
 * code to Promo Code; the forecast to Analytics; a new adjustment to Adjustments.
 */
export function isAt(pathname: string, path: string): boolean {
  const own = pathname
    .replace(
      /^\/dashboard\/business\/[^/]+(?:\/(?:clock|employee|expense|rider|sale|supplier)(?=\/|$).*)?\/?$/,
      '/dashboard/my-business',
    )
    .replace(/^\/dashboard\/business\/[^/]+/, '/dashboard')
    .replace(/^\/dashboard\/(?:product|deals)(?=\/|$)/, '/dashboard/products')
    .replace(/^\/dashboard\/add-promo-code(?=\/|$)/, '/dashboard/promo-code')
    .replace(/^\/dashboard\/forecast(?=\/|$)/, '/dashboard/analytics')
    .replace(/^\/dashboard\/issue-adjustment(?=\/|$)/, '/dashboard/adujstment');
  return own === path || own.startsWith(`${path}/`);
}
