import classes from '../operator.module.css';
import { findLinks } from './find-links.ts';

/** A plain text as it was written, with its web addresses to be followed. */
export function LinkedText({ text }: { text: string }) {
  return (
    <p className={classes.written}>
      {findLinks(text).map((piece) =>
        piece.link ? (
          <a key={piece.at} className={classes.linkInText} href={piece.text}>
            {piece.text}
          </a>
        ) : (
          piece.text
        ),
      )}
    </p>
  );
}
