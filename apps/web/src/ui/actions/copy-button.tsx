import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { copyText } from './copy-text.ts';
import { toastFailure, toastSuccess } from '../feedback/toast.ts';
import { actionsText } from './actions.text.ts';

export interface CopyButtonProps {
  text: string;
  /** The message after copying, as a sentence: "The key is copied." */
  toast: string;
  /** Called after the text was copied. */
  onCopied?: () => void;
  children: string;
}

/** Copies a text to the clipboard and shows a toast. */
export function CopyButton({ text, toast, onCopied, children }: CopyButtonProps) {
  async function copy() {
    if (!(await copyText(text))) {
      toastFailure(actionsText.copyBlockedToast);
      return;
    }
    toastSuccess(toast);
    onCopied?.();
  }
  return (
    <Button variant="default" leftSection={<IconCopy size={16} />} onClick={() => void copy()}>
      {children}
    </Button>
  );
}
