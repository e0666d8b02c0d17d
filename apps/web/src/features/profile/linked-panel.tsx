import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import classes from './profile.module.css';

interface LinkedPanelProps {
  /** The part of the address that leads here, without `#`. */
  hash: string;
  children: ReactNode;
}

/** A panel that a link can lead to. It appears after its data, too late for the browser to scroll by itself. */
export function LinkedPanel({ hash, children }: LinkedPanelProps) {
  const place = useRef<HTMLDivElement>(null);
  const isWanted = useLocation({ select: (location) => location.hash === hash });
  useEffect(() => {
    if (isWanted) place.current?.scrollIntoView();
  }, [isWanted]);
  return (
    <div ref={place} id={hash} className={classes.linked}>
      {children}
    </div>
  );
}
