import { useEffect, useRef, type ReactNode } from 'react';
import classes from './foot-bar.module.css';
import { formsText } from './forms.text.ts';
import { useFrontBar } from './use-front-bar.ts';

export interface FootBarProps {
  /** The outcome of sending the form, above the buttons. */
  notice?: ReactNode;
  /** Text beside the buttons, such as what is unsaved. */
  says?: ReactNode;
  /** The number of fields that have an error. */
  wrong?: number;
  /** The number of failed saves. Each one moves the focus to the first wrong field, for forms that don't do it themselves. */
  refusals?: number;
  /** The buttons. */
  children?: ReactNode;
}

/**
 * The buttons of a form, always in view at the bottom of the screen. If a screen has several forms, the bar of the
 * one that was changed last stays in view, and the others stay at the end of their forms.
 */
export function FootBar({ notice, says, wrong = 0, refusals = 0, children }: FootBarProps) {
  const front = useFrontBar();
  const bar = useRef<HTMLDivElement>(null);
  // Keep the field being edited clear of the bar, which appears with the first change.
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
