import { Button } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import classes from './confirm.module.css';
import { Modal } from './modal.tsx';
import { PendingButton } from '../feedback/pending-button.tsx';
import { uiText } from '../ui.text.ts';

export interface ConfirmDialogProps {
  opened: boolean;
  /** A question: "Cancel this order?" */
  title: string;
  /** The consequences, and if they can be undone. */
  children: ReactNode;
  /** The verb: "Cancel order". */
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that cannot be undone. The harmless answer has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, title, children, confirmLabel, cancelLabel = uiText.goBack } = props;
  // The Escape that asks must not answer, too: only one that is pressed inside of the question counts.
  function answerEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    props.onClose();
  }
  return (
    <Modal
      opened={opened}
      onClose={props.onClose}
      closeOnEscape={false}
      onKeyDown={answerEscape}
      title={title}
      centered
      size={440}
      withCloseButton={false}
      classNames={{ title: classes.title, header: classes.header, body: classes.body }}
    >
      <div className={classes.text}>{children}</div>
      <div className={classes.actions}>
        <Button variant="default" onClick={props.onClose} data-autofocus>
          {cancelLabel}
        </Button>
        <PendingButton
          busy={props.busy ?? false}
          color={props.danger ? 'red' : 'teal'}
          onClick={props.onConfirm}
        >
          {confirmLabel}
        </PendingButton>
      </div>
    </Modal>
  );
}
