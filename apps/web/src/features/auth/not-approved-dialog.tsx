import type { ReactNode } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { PlainDialog } from '../../ui/overlays/plain-dialog.tsx';
import { signOut } from './sign-out.ts';
import { signInText } from './sign-in.text.ts';

export interface NotApprovedDialogProps {
  /** The server's sentence. */
  message: string;
  /** Additional information, such as the application's status. */
  children?: ReactNode;
}

/** Tells that the store waits for approval. The only way on is to log out. */
export function NotApprovedDialog({ message, children }: NotApprovedDialogProps) {
  const leave = (): void => void signOut();
  return (
    <PlainDialog
      title={signInText.yourStoreIsNotApproved}
      message={message}
      onCancel={leave}
      actions={<Button onClick={leave}>{signInText.ok}</Button>}
    >
      {children}
    </PlainDialog>
  );
}
