import { Button } from '@mantine/core';
import type { SessionUser } from '@counter/contract/auth';
import { useState } from 'react';
import { LeaveDialog } from './leave-dialog.tsx';
import classes from './signed-in-as.module.css';
import { text } from './onboarding.text.ts';

export interface SignedInAsProps {
  user: SessionUser;
  /** True if logging out would lose input. */
  dirty: boolean;
  onLogout: () => void;
}

/** Shows the applicant, with the logout button. */
export function SignedInAs({ user, dirty, onLogout }: SignedInAsProps) {
  const [confirming, setConfirming] = useState(false);
  return (
    <div className={classes.person}>
      <p className={classes.name}>{text.signedInAs(<strong>{user.fullName}</strong>)}</p>
      <p className={classes.email}>{user.email}</p>
      <p className={classes.later}>{text.stepsSavedHint}</p>
      <Button variant="default" onClick={dirty ? () => setConfirming(true) : onLogout}>
        {text.logout}
      </Button>
      {confirming ? <LeaveDialog onStay={() => setConfirming(false)} onLeave={onLogout} /> : null}
    </div>
  );
}
