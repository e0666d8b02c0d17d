import type { MarketplaceWeek, StoreProblem } from '@counter/contract/operator';
import { formatCount } from '@counter/contract/shared';
import { Link } from '@tanstack/react-router';
import { KeyFigure, KeyFigures } from '../../ui/layout/key-figure.tsx';
import { FailedPanel, isAbsent } from './failed-query.tsx';
import { shareOf } from './health/health-words.ts';
import { healthText } from './health/health.text.ts';
import { useMarketplaceWeek } from './operator.queries.ts';
import classes from './overview.module.css';
import { weekText as text } from './week.text.ts';

/** A count of orders that measures how well stores work, and the total it is a part of. */
type Part = {
  readonly label: string;
  readonly part: 'missed' | 'cancelled' | 'late';
  readonly whole: 'orders' | 'made';
  readonly problem: StoreProblem;
};

const parts: readonly Part[] = [
  { label: healthText.missed, part: 'missed', whole: 'orders', problem: 'MISSED' },
  { label: healthText.cancelled, part: 'cancelled', whole: 'orders', problem: 'CANCELED' },
  { label: healthText.late, part: 'late', whole: 'made', problem: 'LATE' },
];

/** Shows the number of the marketplace's orders in the last days, and how many of them failed. */
export function WeekFigures() {
  const query = useMarketplaceWeek();
  const { data: week } = query;
  if (isAbsent(query)) {
    return <FailedPanel panel={text.lastDays} title={text.notLoaded} query={query} />;
  }
  return (
    <section aria-label={text.lastDays}>
      <KeyFigures lines={2}>
        <KeyFigure
          label={text.orders}
          value={formatCount(week?.orders ?? 0)}
          hint={week ? ordersBefore(week) : null}
          loading={!week}
        />
        {parts.map(({ label, part, whole, problem }) => (
          <KeyFigure
            key={part}
            label={label}
            value={
              week ? (
                <Link
                  to="/operator/stores/health"
                  search={{ state: problem }}
                  className={classes.figure}
                  aria-label={text.storesWith(label, shareOf(week[part], week[whole]))}
                >
                  {shareOf(week[part], week[whole])}
                </Link>
              ) : null
            }
            {...(week && { change: changeOf(week, part, whole) })}
            hint={week ? text.partOf(formatCount(week[part]), formatCount(week[whole])) : null}
            loading={!week}
          />
        ))}
      </KeyFigures>
    </section>
  );
}

function ordersBefore({ orders, before }: MarketplaceWeek): string {
  if (before.orders === 0) return healthText.nothingBefore;
  const percent = Math.round((100 * (orders - before.orders)) / before.orders);
  const figure = formatCount(before.orders);
  return percent === 0 ? text.unchanged(figure) : text.changed(percent, figure);
}

/** Compares a share with the previous week; lower is better. Shares that round to the same value count as equal. */
function changeOf(week: MarketplaceWeek, part: Part['part'], whole: Part['whole']) {
  const { before } = week;
  const difference = week[part] * before[whole] - before[part] * week[whole];
  const shown = shareOf(week[part], week[whole]);
  const shownBefore = shareOf(before[part], before[whole]);
  return {
    text: healthText.before(shownBefore),
    good: shown === shownBefore ? undefined : difference < 0,
  };
}
