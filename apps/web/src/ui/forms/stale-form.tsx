import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Notice } from '../feedback/notice.tsx';
import { uiText } from '../ui.text.ts';
import { formsText } from './forms.text.ts';
import classes from './stale-form.module.css';

interface StaleFormProps {
  /** A sentence that names the other person. */
  reason: string;
  onTake: () => void;
  /** Overwrites the other person's version. Absent if saving again does that. */
  onKeep?: () => void;
  /** The other person's changes. */
  children?: ReactNode;
}

/** Warns that somebody else saved the form first, and lets the person keep either version. */
export function StaleForm({ reason, onTake, onKeep, children }: StaleFormProps) {
  return (
    <div role="alert" aria-label={formsText.changedMeanwhile}>
      <Notice
        tone="info"
        action={
          <div className={classes.answers}>
            <Button variant="default" onClick={onTake}>
              {uiText.takeTheirs}
            </Button>
            {onKeep ? (
              <Button variant="default" onClick={onKeep}>
                {formsText.keepMine}
              </Button>
            ) : null}
          </div>
        }
      >
        <span>{reason}</span> {onKeep ? formsText.changesKept : formsText.changesKeptSaveAgain}
        {children}
      </Notice>
    </div>
  );
}
