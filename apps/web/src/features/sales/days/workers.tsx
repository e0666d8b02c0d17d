import type { DayWorker } from '@counter/contract/sales';
import { formatMoney } from '@counter/contract/shared';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { formatWorked } from './day-words.ts';
import classes from './days.module.css';
import { text } from './days.text.ts';

/** The employees who clocked in on the day, with their hours and share of the tips. */
export function Workers({ workers }: { workers: readonly DayWorker[] }) {
  const { currency } = useCurrentStore();
  return (
    <Panel title={text.whoWorked}>
      {workers.length === 0 ? (
        <p className={classes.quiet}>{text.nobodyClockedIn}</p>
      ) : (
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{text.name}</th>
              <th scope="col">{text.worked}</th>
              <th scope="col">{text.tipsShare}</th>
            </tr>
          </thead>
          <tbody>
            {workers.map(({ employeeId, name, minutes, tips, working }) => (
              <tr key={employeeId}>
                <th scope="row">
                  {name}
                  {working ? <span className={classes.quiet}> · {text.stillWorking}</span> : null}
                </th>
                <td>{formatWorked(minutes)}</td>
                <td>{formatMoney(tips, currency)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
