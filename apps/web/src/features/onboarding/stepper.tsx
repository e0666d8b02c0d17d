import { IconCheck } from '@tabler/icons-react';
import classes from './stepper.module.css';
import { steps, type StepId } from './steps.ts';
import { text } from './onboarding.text.ts';

export interface StepperProps {
  /** The current step; undefined until known. */
  current: StepId | undefined;
}

/** Shows the progress of the sign-up. */
export function Stepper({ current }: StepperProps) {
  const position = steps.findIndex(({ id }) => id === current);
  return (
    <ol className={classes.steps} aria-label={text.stepsOfSigningUp}>
      {steps.map(({ id, name, about }, index) => (
        <li
          key={id}
          className={classes.step}
          data-done={index < position}
          aria-current={id === current ? 'step' : undefined}
        >
          <span className={classes.mark} aria-hidden>
            {index < position ? <IconCheck size={18} stroke={2.5} /> : index + 1}
          </span>
          <span className={classes.name}>
            {name}
            {index < position ? <span className={classes.hidden}>{text.done}</span> : null}
          </span>
          <span className={classes.about}>{about}</span>
        </li>
      ))}
    </ol>
  );
}
