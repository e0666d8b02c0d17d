import { Modal } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { ConfirmDialog } from './confirm.tsx';
import classes from './form-dialog.module.css';

/** Forms hear this late of what was typed, in milliseconds; the key that leaves may follow at once. */
const typingTime = 50;

interface FormDialogProps {
  title: string;
  /** Pixels. */
  width?: number;
  /** What would be lost: "What you typed of this expense is not saved yet." */
  unsaved: string;
  onClose: () => void;
  /** The form. It tells whether anything was typed, and has a way to leave. */
  children: (dialog: { onDirty: (dirty: boolean) => void; onCancel: () => void }) => ReactNode;
}

/** A form in a dialog; there while it is rendered. What was typed is not dropped unasked. */
export function FormDialog({ title, width = 600, unsaved, onClose, children }: FormDialogProps) {
  const [dirty, setDirty] = useState(false);
  const [wanted, setWanted] = useState(false);
  const [leaving, setLeaving] = useState(false);

  useEffect(() => {
    if (!wanted) return undefined;
    const typed = setTimeout(() => {
      setWanted(false);
      if (dirty) setLeaving(true);
      else onClose();
    }, typingTime);
    return () => clearTimeout(typed);
  }, [wanted, dirty, onClose]);

  const leave = () => setWanted(true);
  return (
    <>
      <Modal
        opened
        onClose={leave}
        closeOnEscape={!leaving}
        title={title}
        size={width}
        classNames={{ title: classes.title }}
      >
        {children({ onDirty: setDirty, onCancel: leave })}
      </Modal>
      <ConfirmDialog
        opened={leaving}
        title="Close without saving?"
        confirmLabel="Discard changes"
        cancelLabel="Keep editing"
        danger
        onConfirm={onClose}
        onClose={() => setLeaving(false)}
      >
        {unsaved}
      </ConfirmDialog>
    </>
  );
}

/** Tells the dialog, which has to ask before it closes. */
export function DirtyState({
  dirty,
  onDirty,
}: {
  dirty: boolean;
  onDirty: (dirty: boolean) => void;
}) {
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  return null;
}
