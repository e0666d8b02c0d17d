import type { OpenSession } from '@counter/contract/auth';
import { Button } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { instantInSentence } from '../../lib/time/days.ts';
import { Instant } from '../../ui/display/instant.tsx';
import { Ago } from '../../ui/display/relative-time.tsx';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import { Pieces } from '../../ui/layout/pieces.tsx';
import classes from './profile.module.css';
import { text } from './profile.text.ts';

/** Number of sessions shown before the person asks for all. */
const shownFirst = 5;

export interface SessionListProps {
  /** Latest first. */
  sessions: readonly OpenSession[];
  onEnd: (session: OpenSession) => void;
  onConfirm: (session: OpenSession) => void;
  /** The session being confirmed. */
  confirming: number | undefined;
  /** Actions for the session of this device. */
  thisDevice: ReactNode;
}

/** The signed-in devices: this one first, then new ones. */
export function SessionList({ sessions, thisDevice, ...buttons }: SessionListProps) {
  const [all, setAll] = useState(false);
  const ordered = sessions.toSorted((a, b) => rank(b) - rank(a));
  const shown = all ? ordered : ordered.slice(0, shownFirst);
  return (
    <>
      <ul className={classes.sessions}>
        {shown.map((session) => (
          <SessionRow key={session.id} session={session}>
            {session.current ? thisDevice : <Buttons session={session} {...buttons} />}
          </SessionRow>
        ))}
      </ul>
      {shown.length < ordered.length ? (
        <Button variant="subtle" className={classes.showAll} onClick={() => setAll(true)}>
          {text.showAll(ordered.length)}
        </Button>
      ) : null}
    </>
  );
}

const rank = ({ current, unreviewed }: OpenSession): number => (current ? 2 : Number(unreviewed));

interface ButtonsProps extends Omit<SessionListProps, 'sessions' | 'thisDevice'> {
  session: OpenSession;
}

function Buttons({ session, onEnd, onConfirm, confirming }: ButtonsProps) {
  return (
    <>
      {session.unreviewed ? (
        <Button
          variant="default"
          aria-label={text.thisWasMeLabel(session.device)}
          loading={confirming === session.id}
          onClick={() => onConfirm(session)}
        >
          {text.thisWasMe}
        </Button>
      ) : null}
      <Button
        variant="default"
        aria-label={text.endSessionOf(session.device)}
        onClick={() => onEnd(session)}
      >
        {text.end}
      </Button>
    </>
  );
}

interface SessionRowProps {
  session: OpenSession;
  children: ReactNode;
}

/** A session. The current one has no end button, because people log out instead. */
function SessionRow({ session, children }: SessionRowProps) {
  const { device, current, keptUntil, unreviewed } = session;
  const Icon = /android|iphone|ipad|ios/i.test(device) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={classes.session} data-wide={current || unreviewed || undefined}>
      <Icon size={22} stroke={1.5} aria-hidden />
      <div className={classes.device}>
        <p className={classes.fact}>
          <strong>{device}</strong>
          {current ? <StatusBadge tone="ready">{text.thisDevice}</StatusBadge> : null}
          {unreviewed ? <StatusBadge tone="scheduled">{text.new}</StatusBadge> : null}
        </p>
        <p className={classes.times}>
          <Pieces>
            <span>
              {text.signedIn(<Instant at={session.createdAt} format={instantInSentence} />)}
            </span>
            {current ? null : <span>{text.lastSeen(<Ago at={session.lastSeenAt} />)}</span>}
            {keptUntil === null ? null : (
              <span>{text.keptUntil(<Instant at={keptUntil} format={instantInSentence} />)}</span>
            )}
          </Pieces>
        </p>
      </div>
      <div className={classes.sessionActions}>{children}</div>
    </li>
  );
}
