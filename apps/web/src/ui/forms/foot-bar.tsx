import { useEffect, useRef, type ReactNode } from 'react';
import classes from './foot-bar.module.css';
import { formsText } from './forms.text.ts';
import { useFrontBar } from './use-front-bar.ts';

export interface FootBarProps {
  /** The result of sending the form, above the buttons. */
  notice?: ReactNode;
  /** Text beside the buttons, such as the unsaved changes. */
  says?: ReactNode;
  /** The number of fields with an error. */
  wrong?: number;
  /** The number of failed saves. Each one focuses the first invalid field, for forms that don't do it themselves. */
  refusals?: number;
  children?: ReactNode;
}

/**
 * The buttons of a form, always visible at the bottom of the screen. If a screen has several forms, only the bar of
 * the form changed last stays visible; the others stay at the end of their forms.
 */
export function FootBar({ notice, says, wrong = 0, refusals = 0, children }: FootBarProps) {
  const front = useFrontBar();
  const bar = useRef<HTMLDivElement>(null);
  // Keeps the edited field clear of the bar, which appears with the first change.
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
