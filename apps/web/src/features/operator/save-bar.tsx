import { Button } from '@mantine/core';
import { SubmitButton } from '../../ui/forms/form.tsx';
import classes from './save-bar.module.css';
import { text } from './operator.text.ts';
import { uiText } from '../../ui/ui.text.ts';

interface SaveBarProps {
  /** While the form differs from what is saved. */
  shown: boolean;
  busy: boolean;
  onDiscard: () => void;
}

/** Inside a form: what to do about its changes. */
export function SaveBar({ shown, busy, onDiscard }: SaveBarProps) {
  if (!shown) return null;
  return (
    <div className={classes.bar}>
      <p className={classes.text}>{text.unsavedChanges}</p>
      <Button variant="default" onClick={onDiscard}>
        {uiText.discard}
      </Button>
      <SubmitButton busy={busy}>{uiText.saveChanges}</SubmitButton>
    </div>
  );
}
