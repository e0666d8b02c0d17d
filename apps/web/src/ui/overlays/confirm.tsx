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
  /** Explains the consequences and whether they can be undone. */
  children: ReactNode;
  /** The verb: "Cancel order". */
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation of something that can't be undone. The safe answer has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, title, children, confirmLabel, cancelLabel = uiText.goBack } = props;
  // The Escape that opens the dialog must not close it. Only Escape pressed inside the dialog counts.
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
