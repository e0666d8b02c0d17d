import type { OpenSession } from '@counter/contract/auth';
import { Button } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { instantInSentence } from '../../lib/days.ts';
import { Instant } from '../../ui/instant.tsx';
import { Ago } from '../../ui/relative-time.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import classes from './profile.module.css';

/** More than these are shown when asked for. */
const shownFirst = 5;

export interface SessionListProps {
  /** The latest first. */
  sessions: readonly OpenSession[];
  onEnd: (session: OpenSession) => void;
  /** What can be done with the session of this device. */
  thisDevice: ReactNode;
}

/** The devices that are signed in, this one on top. */
export function SessionList({ sessions, onEnd, thisDevice }: SessionListProps) {
  const [all, setAll] = useState(false);
  const ordered = sessions.toSorted((a, b) => Number(b.current) - Number(a.current));
  const shown = all ? ordered : ordered.slice(0, shownFirst);
  return (
    <>
      <ul className={classes.sessions}>
        {shown.map((session) => (
          <SessionRow key={session.id} session={session}>
            {session.current ? thisDevice : <EndButton session={session} onEnd={onEnd} />}
          </SessionRow>
        ))}
      </ul>
      {shown.length < ordered.length ? (
        <Button variant="subtle" className={classes.showAll} onClick={() => setAll(true)}>
          Show all {ordered.length}
        </Button>
      ) : null}
    </>
  );
}

function EndButton({ session, onEnd }: Pick<SessionListProps, 'onEnd'> & { session: OpenSession }) {
  return (
    <Button
      variant="default"
      aria-label={`End the session of ${session.device}`}
      onClick={() => onEnd(session)}
    >
      End
    </Button>
  );
}

interface SessionRowProps {
  session: OpenSession;
  children: ReactNode;
}

/** This device has no button to end it: one logs out there. */
function SessionRow({ session, children }: SessionRowProps) {
  const { device, current, keptUntil } = session;
  const Icon = /android|iphone|ipad|ios/i.test(device) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={classes.session}>
      <Icon size={22} stroke={1.5} aria-hidden />
      <div className={classes.device}>
        <p className={classes.fact}>
          <strong>{device}</strong>
          {current ? <StatusBadge tone="ready">This device</StatusBadge> : null}
        </p>
        <p className={classes.times}>
          Signed in <Instant at={session.createdAt} format={instantInSentence} />
          {current ? null : (
            <>
              {' · '}last seen <Ago at={session.lastSeenAt} />
            </>
          )}
          {keptUntil === null ? null : (
            <>
              {' · '}kept until <Instant at={keptUntil} format={instantInSentence} />
            </>
          )}
        </p>
      </div>
      {children}
    </li>
  );
}
