import { useState } from 'react';
import { isSignedIn, useSession } from '../../lib/session.ts';
import { useLastOpen } from '../../ui/overlays/use-last-open.ts';
import { AccountStep } from './account-step.tsx';
import { Application } from './application.tsx';

export interface SignUpWizardProps {
  /** The lead that the person comes from. */
  leadId: number | undefined;
  /** The register form's values from the browser's history. */
  registered: unknown;
  onLogout: () => void;
}

/** The sign-up wizard: an account for people without one, then the business and its bank account. */
export function SignUpWizard({ leadId, registered, onLogout }: SignUpWizardProps) {
  const session = useSession();
  const [returning] = useState(() => isSignedIn(session));
  // During sign-out, keep showing the application until the redirect. A new form shown meanwhile would lose its input.
  const user = useLastOpen(isSignedIn(session) ? session.user : undefined);
  if (!user) return <AccountStep leadId={leadId} registered={registered} />;
  return <Application key={user.userId} user={user} returning={returning} onLogout={onLogout} />;
}
