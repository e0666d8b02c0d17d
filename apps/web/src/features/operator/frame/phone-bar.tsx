import { IconMenu2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import classes from './phone-bar.module.css';
import { PlaceCount } from './place-count.tsx';
import { useCurrentPlace, useWaiting } from './place-links.tsx';
import { places } from './places.ts';
import { frameText } from './frame.text.ts';

interface PhoneBarProps {
  isMenuOpen: boolean;
  onMenu: () => void;
}

/** The bottom bar of phones with the most used screens; More opens the menu. */
export function PhoneBar({ isMenuOpen, onMenu }: PhoneBarProps) {
  const current = useCurrentPlace();
  const waitingIn = useWaiting();
  const elsewhere = places
    .filter(({ inBar }) => !inBar)
    .reduce((sum, place) => sum + waitingIn(place), 0);
  return (
    <nav aria-label={frameText.main} className={classes.bar}>
      {places
        .filter(({ inBar }) => inBar)
        .map((place) => (
          <Link
            key={place.label}
            {...place.link}
            activeOptions={{ exact: true }}
            className={classes.item}
            aria-current={place === current ? 'page' : undefined}
          >
            <place.icon size={22} stroke={1.75} aria-hidden />
            {place.label}
            <PlaceCount waiting={waitingIn(place)} />
          </Link>
        ))}
      <button
        type="button"
        className={classes.item}
        data-current={current?.inBar ? undefined : true}
        aria-haspopup="dialog"
        aria-expanded={isMenuOpen}
        onClick={onMenu}
      >
        <IconMenu2 size={22} stroke={1.75} aria-hidden />
        {frameText.more}
        <PlaceCount waiting={elsewhere} />
      </button>
    </nav>
  );
}
