import { Button } from '@mantine/core';
import type { SessionUser } from '@counter/contract/auth';
import { useState } from 'react';
import { LeaveDialog } from './leave-dialog.tsx';
import classes from './signed-in-as.module.css';
import { text } from './onboarding.text.ts';

export interface SignedInAsProps {
  user: SessionUser;
  /** Whether logging out would lose something. */
  dirty: boolean;
  onLogout: () => void;
}

/** Whose application this is, and the way out of it. */
export function SignedInAs({ user, dirty, onLogout }: SignedInAsProps) {
  const [asking, setAsking] = useState(false);
  return (
    <div className={classes.person}>
      <p className={classes.name}>{text.signedInAs(<strong>{user.fullName}</strong>)}</p>
      <p className={classes.email}>{user.email}</p>
      <p className={classes.later}>{text.eachStepIsSavedWhen}</p>
      <Button variant="default" onClick={dirty ? () => setAsking(true) : onLogout}>
        {text.logout}
      </Button>
      {asking ? <LeaveDialog onStay={() => setAsking(false)} onLeave={onLogout} /> : null}
    </div>
  );
}
