import { Brand } from '../../ui/theme/brand.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import classes from './side-navigation.module.css';

/** The menu beside the screen, on wide screens. */
export function SideNavigation() {
  return (
    <nav className={classes.side} aria-label="Main">
      <div className={classes.brand}>
        <Brand />
      </div>
      <NavigationLinks />
    </nav>
  );
}
