import type { OpenSession } from '@counter/contract/auth';
import { Button } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useState } from 'react';
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
}

/** The devices that are signed in, this one on top. */
export function SessionList({ sessions, onEnd }: SessionListProps) {
  const [all, setAll] = useState(false);
  const ordered = sessions.toSorted((a, b) => Number(b.current) - Number(a.current));
  const shown = all ? ordered : ordered.slice(0, shownFirst);
  return (
    <>
      <ul className={classes.sessions}>
        {shown.map((session) => (
          <SessionRow key={session.id} session={session} onEnd={() => onEnd(session)} />
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

interface SessionRowProps {
  session: OpenSession;
  onEnd: () => void;
}

/** This device has no button: it is ended by logging out. */
function SessionRow({ session, onEnd }: SessionRowProps) {
  const { device, current } = session;
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
        </p>
      </div>
      {current ? null : (
        <Button variant="default" aria-label={`End the session of ${device}`} onClick={onEnd}>
          End
        </Button>
      )}
    </li>
  );
}
