import { Button } from '@mantine/core';
import { useEffect, useEffectEvent } from 'react';
import { Notice } from '../../../ui/feedback/notice.tsx';
import classes from './product-form.module.css';
import { text } from '../menu.text.ts';
import { formText } from './form.text.ts';

interface SavedNoticeProps {
  edited: boolean;
  onLeave: () => void;
}

const leaveAfterMs = 3000;

/** Says that the product is saved, then leaves after a moment. */
export function SavedNotice({ edited, onLeave }: SavedNoticeProps) {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const timer = setTimeout(() => leave(), leaveAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <output className={classes.saved}>
      <Notice
        tone="info"
        action={
          <Button variant="default" onClick={onLeave}>
            {text.backToProducts}
          </Button>
        }
      >
        {formText.savedNotice(edited)}
      </Notice>
    </output>
  );
}
