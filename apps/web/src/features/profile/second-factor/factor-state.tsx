import type { Profile } from '@counter/contract/auth';
import { Button } from '@mantine/core';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import profile from '../profile.module.css';
import classes from './second-factor.module.css';

/** What a person can want of the second factor. */
export type Wish = 'on' | 'off' | 'codes';

type FactorStateProps = Profile['secondFactor'] & { onWish: (wish: Wish) => void };

/** So few are left that one should make new ones. */
const few = 3;

/** Whether the second factor is on, and what can be done about it. */
export function FactorState({ enabled, recoveryCodesLeft, onWish }: FactorStateProps) {
  if (!enabled) {
    return (
      <div className={classes.step}>
        <p className={profile.fact}>
          <StatusBadge tone="completed">Off</StatusBadge>
        </p>
        <div className={classes.tools}>
          <Button variant="default" onClick={() => onWish('on')}>
            Switch on
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className={classes.step}>
      <p className={profile.fact}>
        <StatusBadge tone="ready">On</StatusBadge>
        <span className={classes.text}>{describeCodes(recoveryCodesLeft)}</span>
      </p>
      <div className={classes.tools}>
        <Button variant="default" onClick={() => onWish('codes')}>
          New recovery codes
        </Button>
        <Button variant="default" onClick={() => onWish('off')}>
          Switch off
        </Button>
      </div>
    </div>
  );
}

function describeCodes(left: number): string {
  if (left === 0) return 'No recovery code is left: make new ones now.';
  const count = left === 1 ? '1 recovery code is' : `${left} recovery codes are`;
  return left <= few ? `Only ${count} left: make new ones soon.` : `${count} left.`;
}
