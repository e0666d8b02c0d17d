import { Button } from '@mantine/core';
import type { FeedbackStatus } from '@counter/contract/feedback';
import { text } from './feedback.text.ts';

interface FeedbackActionProps {
  status: FeedbackStatus;
  /** The author. */
  name: string;
  onOpen: () => void;
}

/** The button that opens an inquiry or review, labeled Reply while it is new and View afterwards. */
export function FeedbackAction({ status, name, onOpen }: FeedbackActionProps) {
  const word = status === 'NEW' ? text.reply : text.view;
  return (
    <Button variant="default" miw={80} aria-label={`${word}: ${name}`} onClick={onOpen}>
      {word}
    </Button>
  );
}
