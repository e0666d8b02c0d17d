import { Button } from '@mantine/core';
import { SubmitButton } from '../../ui/forms/form.tsx';
import classes from './save-bar.module.css';
import { text } from './operator.text.ts';
import { uiText } from '../../ui/ui.text.ts';

interface SaveBarProps {
  /** True while the form has unsaved changes. */
  shown: boolean;
  busy: boolean;
  onDiscard: () => void;
}

/** The buttons to save or discard a form's changes. */
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
