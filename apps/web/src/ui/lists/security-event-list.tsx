import { formatCount } from '@counter/contract/shared';
import { IconAlertTriangle, IconShieldCheck } from '@tabler/icons-react';
import { Instant } from '../display/instant.tsx';
import classes from './security-event-list.module.css';
import { listsText } from './lists.text.ts';

interface SecurityEventParts {
  id: number;
  title: string;
  notable: boolean;
  times: number;
  lastAt: string;
}

export interface SecurityEventListProps<Event> {
  events: readonly Event[];
  /** Returns the details between title and time: device, address, person. */
  detail: (event: Event) => readonly (string | null)[];
}

/** A list of security events: what happened, from where, when, and how often. */
export function SecurityEventList<Event extends SecurityEventParts>({
  events,
  detail,
}: SecurityEventListProps<Event>) {
  return (
    <ul className={classes.events}>
      {events.map((event) => (
        <li key={event.id} className={classes.event} data-notable={event.notable || undefined}>
          {event.notable ? (
            <IconAlertTriangle size={20} stroke={1.5} aria-hidden />
          ) : (
            <IconShieldCheck size={20} stroke={1.5} aria-hidden />
          )}
          <div className={classes.text}>
            <p className={classes.title}>
              {event.title}
              {event.times > 1 ? listsText.times(formatCount(event.times)) : null}
            </p>
            <p className={classes.detail}>
              {detail(event)
                .filter((part) => part !== null)
                .map((part) => `${part} · `)}
              <Instant at={event.lastAt} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
