import type { ReactNode } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { PlainDialog } from '../../ui/overlays/plain-dialog.tsx';
import { signOut } from './sign-out.ts';
import { signInText } from './sign-in.text.ts';

export interface NotApprovedDialogProps {
  /** The server's sentence. */
  message: string;
  /** Leads to what can be prepared meanwhile; undefined without a store. */
  onPrepare: (() => void) | undefined;
  /** Additional information, such as the application's status. */
  children?: ReactNode;
}

/** Tells that the store waits for approval. Ok logs out; the other way on is to prepare the store meanwhile. */
export function NotApprovedDialog({ message, onPrepare, children }: NotApprovedDialogProps) {
  const leave = (): void => void signOut();
  return (
    <PlainDialog
      title={signInText.notApprovedTitle}
      message={message}
      onCancel={leave}
      actions={
        <>
          {onPrepare ? <Button onClick={onPrepare}>{signInText.prepareYourStore}</Button> : null}
          <Button variant={onPrepare ? 'default' : 'filled'} onClick={leave}>
            {signInText.ok}
          </Button>
        </>
      }
    >
      {children}
    </PlainDialog>
  );
}
