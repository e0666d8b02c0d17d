import type { OperatorPerson } from '@counter/contract/auth';
import { IconShieldOff, IconUserX } from '@tabler/icons-react';
import { Ago } from '../../../ui/display/relative-time.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { RowMenu, RowMenuItem } from '../../../ui/lists/row-menu.tsx';
import { toastRefusal } from '../../../ui/feedback/toast-refusal.ts';
import classes from './people.module.css';
import { useEndOperator, useResetOperator } from './people.queries.ts';
import { peopleText as text } from './people.text.ts';

interface PeopleListProps {
  people: readonly OperatorPerson[];
}

/** The operators with their second factor and last sign-in. */
export function PeopleList({ people }: PeopleListProps) {
  return (
    <ul className={classes.rows} aria-label={text.operators}>
      {people.map((person) => (
        <li key={person.userId} className={classes.row}>
          <Facts person={person} />
          <PersonMenu person={person} />
        </li>
      ))}
    </ul>
  );
}

interface PersonProps {
  person: OperatorPerson;
}

function Facts({ person: { fullName, email, you, secondFactor, lastSignInAt } }: PersonProps) {
  return (
    <div className={classes.facts}>
      <p className={classes.name}>
        <strong>{fullName}</strong>
        {you ? <span className={classes.hint}>{text.you}</span> : null}
        <StatusBadge tone={secondFactor ? 'ready' : 'cancelled'}>
          {secondFactor ? text.protectedBadge : text.noFactor}
        </StatusBadge>
      </p>
      <p className={classes.hint}>{email}</p>
      <p className={classes.hint}>
        {lastSignInAt === null ? text.notSignedIn : text.signedIn(<Ago at={lastSignInAt} />)}
      </p>
    </div>
  );
}

function PersonMenu({ person }: PersonProps) {
  const { fullName, you } = person;
  const ending = useEndOperator();
  const resetting = useResetOperator();

  function end(): void {
    ending.mutate(person, {
      onSuccess: () => toastSuccess(text.ended(fullName)),
      onError: (error) => toastRefusal(text.notEnded(fullName), error, end),
    });
  }

  function reset(): void {
    resetting.mutate(person, {
      onSuccess: () => toastSuccess(text.wasReset(fullName)),
      onError: (error) => toastRefusal(text.notReset(fullName), error, reset),
    });
  }

  return (
    <RowMenu label={text.actionsFor(fullName)}>
      {you ? null : (
        <RowMenuItem
          icon={<IconShieldOff size={18} stroke={1.75} aria-hidden />}
          danger
          onClick={reset}
        >
          {text.resetItem}
        </RowMenuItem>
      )}
      <RowMenuItem icon={<IconUserX size={18} stroke={1.75} aria-hidden />} danger onClick={end}>
        {text.endItem}
      </RowMenuItem>
    </RowMenu>
  );
}
