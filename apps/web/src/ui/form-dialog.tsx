import { Modal } from '@mantine/core';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from './confirm.tsx';
import classes from './form-dialog.module.css';

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
  const dirty = useRef(false);
  const [leaving, setLeaving] = useState(false);
  const onDirty = useCallback((now: boolean) => {
    dirty.current = now;
  }, []);
  const leave = () => {
    // The question is asked already, and the key was meant for it.
    if (leaving) return;
    afterTyping(() => {
      if (dirty.current) setLeaving(true);
      else onClose();
    });
  };
  return (
    <>
      <Modal
        opened
        onClose={leave}
        title={title}
        size={width}
        classNames={{ title: classes.title }}
      >
        {children({ onDirty, onCancel: leave })}
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

/** Forms hear a moment late of what was typed, and the key that leaves may follow at once. */
function afterTyping(decide: () => void): void {
  requestAnimationFrame(() => setTimeout(decide));
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
