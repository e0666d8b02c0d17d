import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import classes from './profile.module.css';

interface LinkedPanelProps {
  /** The URL fragment of links to this panel, without `#`. */
  hash: string;
  children: ReactNode;
}

/**
 * A panel that links can target. Scrolls itself into view, because it renders after its data, too late for the browser.
 */
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
