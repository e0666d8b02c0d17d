import { dialAddress } from '@counter/browser/dial-address';
import { writeTimeOfDay } from '@counter/contract/shared';
import type { DayHours, Storefront } from '@counter/contract/storefront';
import { readablePhone } from '../lib/phone.ts';
import classes from './store-header.module.css';
import { text } from './menu.text.ts';

/** The hours of the next seven days, and the store's contact details. */
export function HoursAndContact({ storefront }: { storefront: Storefront }) {
  const { phoneNumber, hours } = storefront;
  return (
    <details className={classes.hours}>
      <summary>{text.hoursAndContact}</summary>
      <dl className={classes.days}>
        {hours.map((day) => (
          <div key={day.day} className={classes.day}>
            <dt>{day.label}</dt>
            <dd>
              {describeHours(day.stretches, storefront) || text.closed}
              {day.deliveries ? (
                <span className={classes.muted}>
                  {text.delivery(describeHours(day.deliveries, storefront))}
                </span>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
      {phoneNumber ? (
        <p>
          <a className={classes.phone} href={dialAddress(phoneNumber)}>
            {readablePhone(phoneNumber)}
          </a>
        </p>
      ) : null}
    </details>
  );
}

/** Returns a day's hours; empty if it is closed. */
function describeHours(stretches: DayHours['stretches'], { dates }: Storefront): string {
  return stretches
    .map(({ from, to }) =>
      from === to
        ? text.open24Hours
        : text.fromTo(writeTimeOfDay(from, dates), writeTimeOfDay(to, dates)),
    )
    .join(', ');
}
