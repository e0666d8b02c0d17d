import classes from '../operator.module.css';
import { findLinks } from './find-links.ts';

/** Plain text with its line breaks and clickable web addresses. */
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
