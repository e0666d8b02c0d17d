import classes from './marked.module.css';
import { markWords } from './find-answers.ts';

/** Text with the matching words highlighted. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  let offset = 0;
  return markWords(text, words).map((stretch) => {
    const key = offset;
    offset += stretch.text.length;
    return stretch.found ? (
      <mark key={key} className={classes.found}>
        {stretch.text}
      </mark>
    ) : (
      stretch.text
    );
  });
}
