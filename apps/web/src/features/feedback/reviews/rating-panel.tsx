import { ratingOf, stars, starWords, type RatingCounts } from '@counter/contract/feedback';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stars } from '../../../ui/display/stars.tsx';
import classes from './rating-panel.module.css';
import { text } from './reviews.text.ts';

/** The average rating and the distribution of ratings. */
export function RatingPanel({ counts }: { counts: RatingCounts }) {
  const { average, total } = ratingOf(counts);
  if (average === null) return null;
  return (
    <Panel>
      <div className={classes.rating}>
        <div>
          <p className={classes.average}>{average.toFixed(1)}</p>
          <Stars value={Math.round(average)} />
          <p className={classes.total}>{text.reviews(total)}</p>
        </div>
        <ul className={classes.spread} aria-label={text.reviewsByRating}>
          {stars.toReversed().map((one) => (
            <Share key={one} name={starWords(one)} count={counts[one - 1] ?? 0} total={total} />
          ))}
        </ul>
      </div>
    </Panel>
  );
}

function Share({ name, count, total }: { name: string; count: number; total: number }) {
  return (
    <li className={classes.share}>
      <span>{name}</span>
      <span className={classes.track} aria-hidden>
        <span className={classes.bar} style={{ width: `${(count * 100) / total}%` }} />
      </span>
      <span className={classes.count}>{count}</span>
    </li>
  );
}
