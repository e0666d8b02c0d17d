import { useState } from 'react';
import { isSignedIn, useSession } from '../../lib/session.ts';
import { AccountStep } from './account-step.tsx';
import { Application } from './application.tsx';

export interface SignUpWizardProps {
  /** The lead that led here. */
  leadId: number | undefined;
  /** What the register form left in the browser's history. */
  registered: unknown;
  onLogout: () => void;
}

/** Signing up: an account for who has none, then the business and its bank account. */
export function SignUpWizard({ leadId, registered, onLogout }: SignUpWizardProps) {
  const session = useSession();
  const [returning] = useState(() => isSignedIn(session));
  if (!isSignedIn(session)) return <AccountStep leadId={leadId} registered={registered} />;
  const { user } = session;
  return <Application key={user.userId} user={user} returning={returning} onLogout={onLogout} />;
}
