import { changedFigures, type DayFigures } from '@counter/contract/sales';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { formatFigure } from './day-words.ts';
import classes from './days.module.css';
import { text } from './days.text.ts';

interface ChangedSinceProps {
  signed: DayFigures;
  now: DayFigures;
}

/** Lists the figures that changed after the day was signed off; renders nothing if none did. */
export function ChangedSince({ signed, now }: ChangedSinceProps) {
  const { currency } = useCurrentStore();
  const changed = changedFigures(signed, now);
  if (changed.length === 0) return null;
  return (
    <Panel title={text.changedAfter}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{text.figure}</th>
            <th scope="col">{text.signed}</th>
            <th scope="col">{text.now}</th>
          </tr>
        </thead>
        <tbody>
          {changed.map((one) => (
            <tr key={one.figure}>
              <th scope="row">{text.figures[one.figure]}</th>
              <td>{formatFigure(one.figure, one.signed, currency)}</td>
              <td>{formatFigure(one.figure, one.now, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
