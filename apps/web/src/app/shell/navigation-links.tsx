import { Link, useLocation } from '@tanstack/react-router';
import classes from './navigation-links.module.css';
import { useNavigation } from './use-navigation.ts';

/** The menu's entries, with the one where the person is marked. */
export function NavigationLinks({ onFollow }: { onFollow?: () => void }) {
  const pathname = useLocation({ select: (location) => location.pathname });
  const entries = useNavigation();
  return (
    <ul className={classes.list}>
      {entries.map(({ label, icon: Icon, link, path }) => (
        <li key={label}>
          <Link
            {...link}
            className={classes.link}
            aria-current={isAt(pathname, path) ? 'page' : undefined}
            {...(onFollow ? { onClick: onFollow } : {})}
          >
            <Icon size={20} stroke={1.75} aria-hidden />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/**
 * Whether an address lies in a screen: `/dashboard/orders/K7` lies in Orders, as does a store's own
 * list; a store's hub lies in My Business; a product's form and the deals lie in the menu,
 * a new promo code in Promo Code.
 */
export function isAt(pathname: string, path: string): boolean {
  const own = pathname
    .replace(/^\/dashboard\/business\/[^/]+\/?$/, '/dashboard/my-business')
    .replace(/^\/dashboard\/business\/[^/]+/, '/dashboard')
    .replace(/^\/dashboard\/(?:product|deals)(?=\/|$)/, '/dashboard/products')
    .replace(/^\/dashboard\/add-promo-code(?=\/|$)/, '/dashboard/promo-code');
  return own === path || own.startsWith(`${path}/`);
}
