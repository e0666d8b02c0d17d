import { IconCircle, IconCircleCheck, IconProgress } from '@tabler/icons-react';
import type { Business } from '@counter/contract/store';
import { updateCurrentStore } from '../../../../lib/session.ts';
import { LinkButton } from '../../../../ui/actions/link-button.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import classes from './business-facts.module.css';
import { text } from '../businesses.text.ts';

const icons = { done: IconCircleCheck, now: IconProgress, later: IconCircle };

const steps = [
  {
    state: 'done',
    title: text.submitted,
    about: text.submittedHelp,
  },
  {
    state: 'now',
    title: text.inReview,
    about: text.inReviewHelp,
  },
  {
    state: 'later',
    title: text.approved,
    about: text.approvedHelp,
  },
] as const;

/** Shows the progress of a business towards approval, with links to what it can prepare meanwhile. */
export function ApprovalSteps({ business: { id } }: { business: Business }) {
  return (
    <Panel
      title={text.stepsToApproval}
      actions={
        <LinkButton variant="default" to="/dashboard/app" onClick={() => updateCurrentStore(id)}>
          {text.prepareThisStore}
        </LinkButton>
      }
    >
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
