import classes from './calendar.module.css';
import { calendarText as text } from './calendar.text.ts';
import { KindIcon } from './entry-link.tsx';

const kinds = ['CAMPAIGN', 'CODE', 'DEAL'] as const;

/** The legend of kinds. */
export function Legend() {
  return (
    <ul className={classes.legend} aria-label={text.legend}>
      {kinds.map((kind) => (
        <li key={kind} className={classes.entry} data-kind={kind}>
          <KindIcon kind={kind} />
          {text.kinds[kind]}
        </li>
      ))}
    </ul>
  );
}
