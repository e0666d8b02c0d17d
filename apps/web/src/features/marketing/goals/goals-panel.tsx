import type { GoalFigures, Goals } from '@counter/contract/analytics';
import type { CampaignGoal } from '@counter/contract/marketing';
import { weekdayNames } from '../../../lib/time/weekdays.ts';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { useGoals } from '../marketing.queries.ts';
import { Evenings } from './evenings.tsx';
import { GoalCard } from './goal-card.tsx';
import classes from './goals.module.css';
import { goalsText as text } from './goals.text.ts';

interface GoalsPanelProps {
  /** Opens the campaign form for a goal. */
  onStart: (goal: CampaignGoal) => void;
}

/** The campaign goals, each with audience, expected cost and last result. */
export function GoalsPanel({ onStart }: GoalsPanelProps) {
  const query = useGoals();
  return (
    <section aria-labelledby="goals" className={classes.goals}>
      <header>
        <h2 id="goals" className={classes.heading}>
          {text.heading}
        </h2>
        <p className={classes.description}>{text.description}</p>
      </header>
      <Loaded query={query} waiting={<Skeleton height={380} />}>
        {(goals) => <Cards goals={goals} onStart={onStart} />}
      </Loaded>
    </section>
  );
}

function Cards({
  goals: { goals, quietWeekday, evenings },
  onStart,
}: GoalsPanelProps & { goals: Goals }) {
  const weekday = quietWeekday === null ? undefined : weekdayNames[quietWeekday % 7];
  return (
    <ul className={classes.cards}>
      {goals.map((figures) => (
        <li key={figures.goal}>
          <GoalCard
            figures={figures}
            title={titleOf(figures, weekday)}
            onStart={() => onStart(figures.goal)}
          />
        </li>
      ))}
      <li>
        <Evenings evenings={evenings} quietWeekday={quietWeekday} />
      </li>
    </ul>
  );
}

function titleOf({ goal }: GoalFigures, weekday: string | undefined): string {
  return goal === 'QUIET_DAY' && weekday !== undefined
    ? text.fillWeekday(weekday)
    : text.titles[goal];
}
