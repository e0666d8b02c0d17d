import type { login } from '@counter/contract/auth';
import { Suspense, type ReactNode } from 'react';
import { isSignedIn, startPreparing, useSession } from '../../lib/session.ts';
import { AuthLayout } from './auth-layout.tsx';
import { destinationOf } from './destination.ts';
import { NotApprovedDialog } from './not-approved-dialog.tsx';
import { ScreenHeader } from './screen-header.tsx';
import { SignInForm } from './sign-in-form.tsx';

export interface SignInScreenProps {
  title: string;
  /** The line under the title, with a link to sign up. */
  invitation: ReactNode;
  endpoint: typeof login;
  /** The status of the application, for people waiting for approval. */
  applicationStatus: ReactNode;
}

/**
 * The sign-in screen. The route's guard decides where a person goes next. People who wait for approval are told so here
 * and can prepare their store.
 */
export function SignInScreen({
  title,
  invitation,
  endpoint,
  applicationStatus,
}: SignInScreenProps) {
  const session = useSession();
  const waiting = isSignedIn(session) && destinationOf(session) === undefined;
  return (
    <AuthLayout>
      <ScreenHeader title={title}>{invitation}</ScreenHeader>
      <SignInForm endpoint={endpoint} label={title} />
      {waiting ? (
        <NotApprovedDialog
          message={session.store.message}
          onPrepare={session.user.storeId === null ? undefined : startPreparing}
        >
          <Suspense>{applicationStatus}</Suspense>
        </NotApprovedDialog>
      ) : null}
    </AuthLayout>
  );
}
