import { allows, isPreparing } from '@counter/contract/shared';
import type { Business } from '@counter/contract/store';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { hubState } from '../hub-link.ts';
import classes from './hub-tiles.module.css';
import { hubGroups } from './hub-groups.ts';
import type { HubScreen } from './hub-screens.ts';
import { text } from '../businesses.text.ts';

/** Links from the hub to the screens of the business. */
export function HubTiles({ business }: { business: Business }) {
  return (
    <nav aria-label={text.screensOfThisBusiness} className={classes.groups}>
      {hubGroups.map(({ label, screens }) => (
        <Group
          key={label}
          label={label}
          screens={screens.filter((screen) => isOpenTo(screen, business))}
          business={business}
        />
      ))}
    </nav>
  );
}

interface GroupProps {
  label: string;
  screens: readonly HubScreen[];
  business: Business;
}

/** The tiles of a group; hidden if the person may open none. */
function Group({ label, screens, business }: GroupProps) {
  const headingId = useId();
  if (screens.length === 0) return null;
  return (
    <section>
      <h2 id={headingId} className={classes.heading}>
        {label}
      </h2>
      <ul className={classes.tiles} aria-labelledby={headingId}>
        {screens.map((screen) => (
          <li key={screen.label}>
            <Tile screen={screen} business={business} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tile({ screen, business }: { screen: HubScreen; business: Business }) {
  const { label, about, icon: Icon, to, search, permission, afterApproval } = screen;
  const isPrepared = !afterApproval && (permission === undefined || isPreparing(permission));
  const isOpen = business.storeApproved || isPrepared;
  const content = (
    <>
      <span className={classes.icon}>
        <Icon size={22} stroke={1.75} aria-hidden />
      </span>
      <span className={classes.label}>{label}</span>
      <span className={classes.about}>{isOpen ? about : text.opensOnceApproved}</span>
    </>
  );
  if (!isOpen) {
    return (
      <div className={classes.tile} data-closed>
        {content}
      </div>
    );
  }
  return (
    <Link
      to={to}
      params={{ storeUrl: business.storeUrl }}
      {...(search ? { search } : {})}
      state={hubState(business)}
      className={classes.tile}
    >
      {content}
    </Link>
  );
}

function isOpenTo({ permission }: HubScreen, { role }: Business): boolean {
  return permission === undefined || allows(role, permission);
}
