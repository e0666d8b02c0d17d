import { IconCircle, IconCircleCheck, IconProgress } from '@tabler/icons-react';
import { Panel } from '../../../../ui/layout/panel.tsx';
import classes from './business-facts.module.css';

const icons = { done: IconCircleCheck, now: IconProgress, later: IconCircle };

const steps = [
  { state: 'done', title: 'Handed in', about: 'The marketplace has what you filled in.' },
  {
    state: 'now',
    title: 'Being checked',
    about: 'Somebody of the marketplace looks at it. There is nothing to do for you now.',
  },
  {
    state: 'later',
    title: 'Approved',
    about: 'You hear by e-mail, and the business takes orders within its hours.',
  },
] as const;

/** Where a business that is not approved yet stands on its way. */
export function ApprovalSteps() {
  return (
    <Panel title="Waiting for approval">
      <ol className={classes.steps}>
        {steps.map(({ state, title, about }) => {
          const Icon = icons[state];
          return (
            <li
              key={state}
              className={classes.step}
              data-state={state}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              <Icon size={22} stroke={1.75} aria-hidden />
              <p className={classes.title}>{title}</p>
              <p className={classes.about}>{about}</p>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
