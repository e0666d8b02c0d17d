import type { ReactNode } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { PlainDialog } from '../../ui/overlays/plain-dialog.tsx';
import { signOut } from './sign-out.ts';
import { signInText } from './sign-in.text.ts';

export interface NotApprovedDialogProps {
  /** The server's message. */
  message: string;
  /** Opens what can be prepared meanwhile; undefined without a store. */
  onPrepare: (() => void) | undefined;
  /** Extra information, such as the application's status. */
  children?: ReactNode;
}

/** Says that the store waits for approval. OK signs out; the other button leads to preparing the store. */
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
