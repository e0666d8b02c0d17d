import { Children, type ReactNode } from 'react';
import classes from './pieces.module.css';

/** Facts in one line with dots between them. Each stays whole and keeps its dot while there is room. */
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
