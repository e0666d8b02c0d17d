import { Button, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { Form, FormActions, FormError, SubmitButton } from '../../ui/form.tsx';
import { useShortcuts } from '../../ui/keyboard.ts';
import classes from './operator.module.css';

interface FormDialogProps {
  opened: boolean;
  title: string;
  /** The verb: "Suspend store". */
  submitLabel: string;
  busy: boolean;
  failure: string | undefined;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A question that needs a few words for an answer, before something that people will notice. */
export function FormDialog(props: FormDialogProps) {
  const { opened, title, onClose } = props;
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      centered
      size={480}
      classNames={{ title: classes.dialogTitle }}
    >
      <DialogForm {...props} />
    </Modal>
  );
}

function DialogForm(props: FormDialogProps) {
  const { opened, title, submitLabel, busy, failure, onSubmit, onClose, children } = props;
  const submit = () => {
    if (opened && !busy) onSubmit();
  };
  useShortcuts('Dialog', [{ keys: 'mod+Enter', label: submitLabel, run: submit }]);
  return (
    <Form
      label={title}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {children}
      <FormError>{failure}</FormError>
      <FormActions>
        <Button variant="default" onClick={onClose}>
          Go back
        </Button>
        <SubmitButton busy={busy} danger>
          {submitLabel}
        </SubmitButton>
      </FormActions>
    </Form>
  );
}
