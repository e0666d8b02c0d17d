import { Link, useLocation } from '@tanstack/react-router';
import { useId } from 'react';
import { useOverview } from '../operator.queries.ts';
import classes from './place-links.module.css';
import { isAt, placeGroups, places, type Place, type PlaceGroup } from './places.ts';
import { PlaceCount } from './place-count.tsx';

interface FollowProps {
  onFollow?: (() => void) | undefined;
}

/** The screens in groups, with their open work; the current one is marked. */
export function PlaceLinks({ onFollow }: FollowProps) {
  return (
    <div className={classes.groups}>
      {placeGroups.map((group) => (
        <Group key={group.heading ?? ''} group={group} onFollow={onFollow} />
      ))}
    </div>
  );
}

function Group({ group, onFollow }: FollowProps & { group: PlaceGroup }) {
  const headingId = useId();
  const current = useCurrentPlace();
  const waitingIn = useWaiting();
  return (
    <div>
      {group.heading === undefined ? null : (
        <p id={headingId} className={classes.heading}>
          {group.heading}
        </p>
      )}
      <ul
        className={classes.list}
        aria-labelledby={group.heading === undefined ? undefined : headingId}
      >
        {group.places.map((place) => (
          <li key={place.label}>
            <PlaceLink
              place={place}
              current={place === current}
              waiting={waitingIn(place)}
              onFollow={onFollow}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface PlaceLinkProps extends FollowProps {
  place: Place;
  current: boolean;
  waiting: number;
}

function PlaceLink({ place, current, waiting, onFollow }: PlaceLinkProps) {
  const { label, icon: Icon, link } = place;
  return (
    <Link
      {...link}
      ref={current ? bringIntoSight : undefined}
      activeOptions={{ exact: true }}
      className={classes.link}
      aria-current={current ? 'page' : undefined}
      {...(onFollow && { onClick: onFollow })}
    >
      <Icon size={20} stroke={1.75} aria-hidden />
      <span className={classes.label}>{label}</span>
      <PlaceCount waiting={waiting} />
    </Link>
  );
}

function bringIntoSight(place: HTMLAnchorElement | null) {
  place?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Returns the place of the current address. */
export function useCurrentPlace(): Place | undefined {
  const pathname = useLocation({ select: (location) => location.pathname.replace(/\/$/, '') });
  return places.find((place) => isAt(pathname, place));
}

/** Returns a function for the amount of open work in a place; 0 while unknown. */
export function useWaiting(): (place: Place) => number {
  const { data } = useOverview();
  return ({ count }) => (count && data?.[count]) ?? 0;
}
