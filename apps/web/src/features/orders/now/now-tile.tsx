import { Link } from '@tanstack/react-router';
import type { OrderGroup } from '../today/order-groups.ts';
import classes from './now.module.css';

interface NowTileProps {
  label: string;
  value: number | string;
  hint: string;
  urgent?: boolean;
  /** The group of the list to link to; by default all of it, most urgent first. */
  show?: OrderGroup;
}

/** A figure that links to its orders. */
export function NowTile({ label, value, hint, urgent = false, show }: NowTileProps) {
  return (
    <Link
      to="/dashboard/orders"
      search={show ? { show } : {}}
      className={classes.tile}
      data-urgent={urgent || undefined}
    >
      <span className={classes.label}>{label}</span>{' '}
      <strong className={classes.value}>{value}</strong>{' '}
      <span className={classes.hint}>{hint}</span>
    </Link>
  );
}
