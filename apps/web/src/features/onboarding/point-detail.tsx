import type { Onboarding } from '@counter/contract/onboarding';
import { instantInSentence } from '../../lib/time/days.ts';
import { deviceTimeZone } from '../../lib/time/time-zones.ts';
import classes from './application-status.module.css';
import { InstantIn } from '../../ui/display/instant.tsx';
import { ConfirmEmail } from './confirm-email.tsx';
import type { Point } from './application-points.ts';
import { text } from './onboarding.text.ts';

export interface PointDetailProps {
  point: Point;
  onboarding: Onboarding;
}

/** Details of a point. */
export function PointDetail({ point, onboarding }: PointDetailProps) {
  const { email, emailConfirmed, storeName, reason } = onboarding;
  switch (point.id) {
    case 'account':
      return <p className={classes.detail}>{email}</p>;
    case 'email':
      return emailConfirmed ? null : <ConfirmEmail />;
    case 'business':
      return <p className={classes.detail}>{storeName}</p>;
    case 'bank':
      return null;
    case 'check':
      return reason === null ? (
        <Checking onboarding={onboarding} />
      ) : (
        <p className={classes.detail}>{reason}</p>
      );
  }
}

function Checking({ onboarding: { submittedAt } }: { onboarding: Onboarding }) {
  if (submittedAt === null) return null;
  return (
    <p className={classes.detail}>
      {text.since(
        <InstantIn at={submittedAt} timeZone={deviceTimeZone()} format={instantInSentence} />,
      )}
    </p>
  );
}
