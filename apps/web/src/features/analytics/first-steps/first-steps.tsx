import type { StoreBeginning } from '@counter/contract/analytics';
import { IconCircleCheck } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { FirstStepLine } from './first-step-line.tsx';
import classes from './first-steps.module.css';
import { firstStepsText as text } from './first-steps.text.ts';

export interface FirstStepsProps {
  beginning: StoreBeginning;
  onTestAlarm: () => void;
}

/** The setup steps a new store has left, each with a button; one sentence once all are done. */
export function FirstSteps({ beginning, onTestAlarm }: FirstStepsProps) {
  const { ready, steps } = beginning;
  const id = useId();
  const list = useRef<HTMLOListElement>(null);
  if (ready) return <Ready />;
  // A step's button disappears when the step is done, so the list takes the focus first.
  const keepFocus = () => list.current?.focus({ preventScroll: true });
  const done = steps.filter(({ state }) => state === 'DONE').length;
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <header className={classes.header}>
        <h2 id={id} className={classes.heading}>
          {text.title}
        </h2>
        <p className={classes.progress}>{text.progress(done, steps.length)}</p>
      </header>
      <ol ref={list} tabIndex={-1} aria-labelledby={id} className={classes.steps}>
        {steps.map((one) => (
          <FirstStepLine
            key={one.step}
            {...one}
            beginning={beginning}
            onTestAlarm={() => {
              keepFocus();
              onTestAlarm();
            }}
            onCopy={keepFocus}
          />
        ))}
      </ol>
    </section>
  );
}

function Ready() {
  return (
    <p className={classes.ready}>
      <IconCircleCheck size={20} stroke={1.75} aria-hidden />
      {text.ready}
    </p>
  );
}
