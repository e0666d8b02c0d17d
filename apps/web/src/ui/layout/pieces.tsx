import { Children, type ReactNode } from 'react';
import classes from './pieces.module.css';

/** Facts in one line, separated by dots. Each wraps as a whole, together with its dot. */
export function Pieces({ children }: { children: ReactNode }) {
  const pieces = Children.toArray(children);
  return Children.map(pieces, (piece, at) => (
    <>
      <span className={classes.piece}>
        {piece}
        {at < pieces.length - 1 ? '\u00A0·' : null}
      </span>{' '}
    </>
  ));
}
