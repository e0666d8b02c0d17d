import type { login } from '@counter/contract/auth';
import { Suspense, type ReactNode } from 'react';
import { isSignedIn, useSession } from '../../lib/session.ts';
import { AuthLayout } from './auth-layout.tsx';
import { destinationOf } from './destination.ts';
import { ScreenHeader } from './screen-header.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { lazyPart } from '../../ui/browser/ahead.ts';

const NotApprovedDialog = lazyPart(async () => ({
  default: (await import('./not-approved-dialog.tsx')).NotApprovedDialog,
}));

export interface SignInScreenProps {
  title: string;
  /** The line under the title, with the way to an account. */
  invitation: ReactNode;
  endpoint: typeof login;
  /** The status of the application, for people waiting for approval. */
  applicationStatus: ReactNode;
}

/**
 * Sign-in. Where a person goes once signed in is decided by the route's guard; who has to wait for
 * approval stays here and is told so.
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
        <Suspense>
          <NotApprovedDialog message={session.store.message}>{applicationStatus}</NotApprovedDialog>
        </Suspense>
      ) : null}
    </AuthLayout>
  );
}
