import type { FactorReset } from '@counter/contract/auth';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Panel } from '../../ui/layout/panel.tsx';
import { Ago } from '../../ui/display/relative-time.tsx';
import classes from './factor-resets.module.css';
import { FailedPanel, isAbsent } from './failed-query.tsx';
import { useDecideFactorReset, useFactorResets } from './factor-resets.queries.ts';
import { toastRefusal } from '../../ui/feedback/toast-refusal.ts';
import { text } from './operator.text.ts';

/** Requests to remove a lost second factor; hidden if there are none. */
export function FactorResetsPanel() {
  const query = useFactorResets();
  if (isAbsent(query)) {
    return (
      <FailedPanel
        panel={text.lostSecondFactors}
        title={text.factorResetsNotLoaded}
        query={query}
      />
    );
  }
  const waiting = (query.data ?? []).filter(({ state }) => state === 'REQUESTED');
  if (waiting.length === 0) return null;
  return (
    <Panel title={text.lostSecondFactors} description={text.lostFactorsHelp}>
      <div className={classes.requests}>
        {waiting.map((reset) => (
          <Request key={reset.id} reset={reset} />
        ))}
      </div>
    </Panel>
  );
}

function Request({ reset }: { reset: FactorReset }) {
  const [note, setNote] = useState('');
  const { mutate, isPending } = useDecideFactorReset();
  const decide = (approve: boolean): void =>
    mutate(
      { reset, approve, note },
      { onError: (error) => toastRefusal(text.notDecidedToast, error, () => decide(approve)) },
    );
  const who = [reset.email, reset.phoneNumber, ...reset.stores].filter(Boolean).join(', ');
  return (
    <div className={classes.request}>
      <p className={classes.who}>
        {text.requestedBy(<strong>{reset.fullName}</strong>, who, <Ago at={reset.requestedAt} />)}
      </p>
      <div className={classes.decision}>
        <TextInput
          className={classes.note}
          label={text.howVerifiedLabel(reset.fullName)}
          value={note}
          maxLength={500}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Button loading={isPending} onClick={() => decide(true)}>
          {text.approve}
        </Button>
        <Button variant="default" disabled={isPending} onClick={() => decide(false)}>
          {text.reject}
        </Button>
      </div>
    </div>
  );
}
