import { useState } from 'react';
import { isSignedIn, useSession } from '../../lib/session.ts';
import { useLastOpen } from '../../ui/overlays/use-last-open.ts';
import { AccountStep } from './account-step.tsx';
import { Application } from './application.tsx';

export interface SignUpWizardProps {
  /** The lead that led here. */
  leadId: number | undefined;
  /** The register form's values from the browser's history. */
  registered: unknown;
  onLogout: () => void;
}

/** Signing up: an account for who has none, then the business and its bank account. */
export function SignUpWizard({ leadId, registered, onLogout }: SignUpWizardProps) {
  const session = useSession();
  const [returning] = useState(() => isSignedIn(session));
  // Who logs out is about to be led to the sign-in: a form shown until then would lose what one types.
  const user = useLastOpen(isSignedIn(session) ? session.user : undefined);
  if (!user) return <AccountStep leadId={leadId} registered={registered} />;
  return <Application key={user.userId} user={user} returning={returning} onLogout={onLogout} />;
}
