import type { ReactNode } from 'react';
import classes from './section.module.css';

export interface SectionProps {
  /** The anchor of links: `/home#how-it-works`. */
  id: string;
  title: string;
  lead?: ReactNode;
  /** Puts the section on a colored band as wide as the window. */
  band?: boolean;
  children: ReactNode;
}

/** A section of the page with its heading. */
export function Section({ id, title, lead, band = false, children }: SectionProps) {
  const heading = `${id}-title`;
  return (
    <section id={id} className={band ? classes.band : classes.plain} aria-labelledby={heading}>
      <div className={classes.inner}>
        <header className={classes.header}>
          <h2 id={heading} className={classes.title}>
            {title}
          </h2>
          {lead ? <p className={classes.lead}>{lead}</p> : null}
        </header>
        {children}
      </div>
    </section>
  );
}
