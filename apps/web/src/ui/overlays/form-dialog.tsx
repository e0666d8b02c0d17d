import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { ConfirmDialog } from './confirm.tsx';
import { CancelButton, Form, FormError, SubmitButton } from '../forms/form.tsx';
import { useShortcuts } from '../browser/keyboard.ts';
import { Modal } from './modal.tsx';
import classes from './form-dialog.module.css';
import { uiText } from '../ui.text.ts';
import { overlaysText } from './overlays.text.ts';

/** The delay in milliseconds until a form has noticed typed text. Escape may follow the text at once. */
const typingTime = 50;

interface Frame {
  title: string;
  opened: boolean;
  /** Closes the dialog, or asks first if input would be lost. */
  leave: () => void;
  onDirty: (dirty: boolean) => void;
}

const FrameContext = createContext<Frame | null>(null);

type Step = 'editing' | 'leaving' | 'asking';

interface FormDialogProps {
  title: string;
  /** Omit if the dialog is open whenever it is mounted. */
  opened?: boolean;
  /** In pixels. */
  width?: number;
  /**
   * The warning about unsaved input: "What you typed of this expense is not saved yet." Without it, the dialog
   * closes without asking.
   */
  unsaved?: string;
  onClose: () => void;
  /** The content, with a `DialogForm`. */
  children: ReactNode;
}

/** A form in a dialog that asks before it discards input. */
export function FormDialog(props: FormDialogProps) {
  const { title, opened = true, width = 600, unsaved, onClose, children } = props;
  const [dirty, setDirty] = useState(false);
  const [step, setStep] = useState<Step>('editing');
  const asks = unsaved !== undefined && dirty;
  // Whatever closed the dialog, a pending question is obsolete.
  if (!opened && step !== 'editing') setStep('editing');

  useEffect(() => {
    if (step !== 'leaving') return undefined;
    const typed = setTimeout(() => {
      setStep(asks ? 'asking' : 'editing');
      if (!asks) onClose();
    }, typingTime);
    return () => clearTimeout(typed);
  }, [step, asks, onClose]);

  const leave = unsaved === undefined ? onClose : () => setStep('leaving');
  return (
    <>
      <Modal
        opened={opened}
        onClose={leave}
        closeOnEscape={step !== 'asking'}
        title={title}
        size={width}
        centered
      >
        <FrameContext value={{ title, opened, leave, onDirty: setDirty }}>{children}</FrameContext>
      </Modal>
      <ConfirmDialog
        opened={step === 'asking'}
        title={overlaysText.closeWithoutSaving}
        confirmLabel={uiText.discardChanges}
        cancelLabel={uiText.keepEditing}
        danger
        onConfirm={onClose}
        onClose={() => setStep('editing')}
      >
        {unsaved}
      </ConfirmDialog>
    </>
  );
}

interface DialogFormProps {
  /** The form's label for screen readers. Defaults to the dialog's title. */
  label?: string;
  /** The verb: "Save supplier". */
  submit: string;
  /** The label of the button to leave. */
  cancel?: string;
  danger?: boolean;
  busy: boolean;
  /** True if the form has unsaved input. */
  dirty?: boolean;
  /** The error of the whole form. */
  failure: ReactNode;
  onSubmit: () => void;
  /** Called on cancel if the dialog stays open. */
  onCancel?: () => void;
  /** A summary beside the buttons, such as a cost. */
  summary?: ReactNode;
  children: ReactNode;
}

/** The form in a `FormDialog`: its fields, its error, and the buttons to submit or cancel. */
export function DialogForm(props: DialogFormProps) {
  const { cancel = uiText.cancel, danger = false, busy, dirty = false, onSubmit } = props;
  const { title, opened, leave, onDirty } = useFrame();
  useEffect(() => {
    onDirty(dirty);
    return () => onDirty(false);
  }, [dirty, onDirty]);
  const submit = () => {
    if (opened && !busy) onSubmit();
  };
  useShortcuts(overlaysText.dialog, [{ keys: 'mod+Enter', label: props.submit, run: submit }]);
  return (
    <Form
      label={props.label ?? title}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {props.children}
      <FormError>{props.failure}</FormError>
      <div className={classes.foot}>
        {props.summary ? <div className={classes.summary}>{props.summary}</div> : null}
        <div className={classes.ways}>
          <CancelButton onClick={props.onCancel ?? leave}>{cancel}</CancelButton>
          <SubmitButton busy={busy} danger={danger}>
            {props.submit}
          </SubmitButton>
        </div>
      </div>
    </Form>
  );
}

function useFrame(): Frame {
  const frame = useContext(FrameContext);
  if (!frame) throw new Error('DialogForm is used outside a FormDialog.');
  return frame;
}
