import { isOptional, type ListedStep } from '@counter/contract/analytics';
import { IconCircle, IconCircleCheck, IconCircleMinus } from '@tabler/icons-react';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { FirstStepAction, type StepActionProps } from './first-step-action.tsx';
import classes from './first-steps.module.css';
import { firstStepsText as text } from './first-steps.text.ts';
import { SkipButton } from './skip-button.tsx';

const icons = { OPEN: IconCircle, DONE: IconCircleCheck, SKIPPED: IconCircleMinus };

/** A step: title, reason and, while it is open, its buttons. A done or skipped step takes one line. */
export function FirstStepLine({
  step,
  state,
  ...rest
}: ListedStep & Omit<StepActionProps, 'step'>) {
  const { title, why } = text.steps[step];
  const { can } = useCurrentStore();
  const Icon = icons[state];
  return (
    <li className={classes.step} data-state={state}>
      <Icon size={22} stroke={1.75} aria-hidden />
      <div className={classes.words}>
        <p className={classes.title}>{title}</p>
        <p className={classes.why}>{state === 'OPEN' ? why : text.state[state]}</p>
      </div>
      {state === 'DONE' ? null : (
        <div className={classes.actions}>
          {state === 'OPEN' ? <FirstStepAction step={step} {...rest} /> : null}
          {isOptional(step) && can('store:open') ? (
            <SkipButton step={step} skipped={state === 'SKIPPED'} />
          ) : null}
        </div>
      )}
    </li>
  );
}
