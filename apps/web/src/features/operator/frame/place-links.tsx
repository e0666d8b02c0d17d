import { Link, useLocation } from '@tanstack/react-router';
import { useOverview } from '../operator.queries.ts';
import classes from './frame.module.css';
import { isAt, places, type Place } from './places.ts';
import { frameText } from './frame.text.ts';

/** The screens with what waits in each: in the bar, or under the thumb on a phone. */
export function PlaceLinks() {
  const pathname = useLocation({ select: (location) => location.pathname.replace(/\/$/, '') });
  const { data } = useOverview();
  return (
    <nav aria-label={frameText.main} className={classes.places}>
      {places
        .filter(({ aside }) => !aside)
        .map((place) => (
          <PlaceLink
            key={place.label}
            place={place}
            current={isAt(pathname, place)}
            waiting={(place.count && data?.[place.count]) ?? 0}
          />
        ))}
    </nav>
  );
}

interface PlaceLinkProps {
  place: Place;
  current: boolean;
  waiting: number;
}

function PlaceLink({ place, current, waiting }: PlaceLinkProps) {
  const { label, icon: Icon, link } = place;
  return (
    <Link
      {...link}
      ref={current ? bringIntoSight : undefined}
      activeOptions={{ exact: true }}
      className={classes.place}
      aria-current={current ? 'page' : undefined}
    >
      <Icon size={22} stroke={1.75} aria-hidden className={classes.icon} />
      <span>{label}</span>
      {waiting > 0 ? <span className={classes.count}>{waiting > 99 ? '99+' : waiting}</span> : null}
    </Link>
  );
}

function bringIntoSight(place: HTMLAnchorElement | null) {
  place?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
