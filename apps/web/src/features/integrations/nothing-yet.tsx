import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './integrations.module.css';

interface NothingYetProps {
  icon: Icon;
  title: string;
  description: string;
  action?: ReactNode;
}

/** An empty list in one row, as tall as an entry, because the screen has several lists. */
export function NothingYet({ icon: Icon, title, description, action }: NothingYetProps) {
  return (
    <div className={classes.row}>
      <Icon size={24} stroke={1.5} aria-hidden className={classes.icon} />
      <div className={classes.facts}>
        <p className={classes.name}>
          <strong>{title}</strong>
        </p>
        <p className={classes.hint}>{description}</p>
      </div>
      {action}
    </div>
  );
}
