import { Button } from '@mantine/core';
import { SubmitButton } from '../../ui/forms/form.tsx';
import classes from './save-bar.module.css';

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
      <p className={classes.text}>Unsaved changes</p>
      <Button variant="default" onClick={onDiscard}>
        Discard
      </Button>
      <SubmitButton busy={busy}>Save changes</SubmitButton>
    </div>
  );
}
