import { useEffect, useRef, type ReactNode } from 'react';
import classes from './foot-bar.module.css';
import { formsText } from './forms.text.ts';
import { useFrontBar } from './use-front-bar.ts';

export interface FootBarProps {
  /** The outcome of sending the form, above the buttons. */
  notice?: ReactNode;
  /** Says what there is to save. */
  says?: ReactNode;
  /** The number of fields that have an error. */
  wrong?: number;
  /** Goes to the first wrong field each time it grows; for forms that don't do so themselves. */
  refusals?: number;
  /** The buttons. */
  children?: ReactNode;
}

/**
 * The buttons of a form, always in view at the foot of the screen. Where a screen has several, that of the
 * form which began to change last stays in view, and the others rest at the end of their forms.
 */
export function FootBar({ notice, says, wrong = 0, refusals = 0, children }: FootBarProps) {
  const front = useFrontBar();
  const bar = useRef<HTMLDivElement>(null);
  // What is typed into must not lie below the bar that this typing brought up.
  useEffect(() => {
    const focused = document.activeElement;
    if (front && bar.current?.closest('form')?.contains(focused))
      focused?.scrollIntoView({ block: 'nearest' });
  }, [front]);
  useEffect(() => {
    if (refusals > 0) showFirstWrong(bar.current);
  }, [refusals]);
  return (
    <div ref={bar} className={classes.bar} data-front={front || undefined}>
      {notice ? <div className={classes.notice}>{notice}</div> : null}
      {wrong > 0 ? (
        <button type="button" className={classes.wrong} onClick={() => showFirstWrong(bar.current)}>
          {formsText.needAttention(wrong)}
        </button>
      ) : (
        <p className={classes.says}>{says}</p>
      )}
      {children ? <div className={classes.buttons}>{children}</div> : null}
    </div>
  );
}

function showFirstWrong(bar: HTMLElement | null): void {
  const wrong = bar?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]');
  wrong?.focus({ preventScroll: true });
  wrong?.scrollIntoView({ block: 'center' });
}
