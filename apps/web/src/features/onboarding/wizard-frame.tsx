import { type ReactNode, useEffect, useRef } from 'react';
import { Delayed } from '../../ui/feedback/delayed.tsx';
import { Stepper } from './stepper.tsx';
import { steps, type StepId } from './steps.ts';
import classes from './wizard-frame.module.css';
import { text } from './onboarding.text.ts';

export interface WizardFrameProps {
  /** The current step; undefined until known. */
  step: StepId | undefined;
  /** The line under the step's heading. */
  lead?: ReactNode;
  /** The signed-in person, with the logout button. */
  person?: ReactNode;
  children: ReactNode;
}

/** The stepper beside the current step, above it on phones. A new step moves the focus to its heading. */
export function WizardFrame({ step, lead, person, children }: WizardFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const index = steps.findIndex(({ id }) => id === step);

  useEffect(() => {
    if (step) heading.current?.focus();
  }, [step]);

  return (
    <div className={classes.frame}>
      <div className={classes.side}>
        <Stepper current={step} />
        {person}
      </div>
      <div className={classes.step}>
        <header className={classes.header}>
          <h1 ref={heading} tabIndex={-1} className={classes.title}>
            {steps[index] ? (
              <>
                <span className={classes.position}>{text.stepOf(index + 1, steps.length)}</span>
                {steps[index].title}
              </>
            ) : (
              <Delayed>{text.signUp}</Delayed>
            )}
          </h1>
          {lead ? <p className={classes.lead}>{lead}</p> : null}
        </header>
        {children}
      </div>
    </div>
  );
}
