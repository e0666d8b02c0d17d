import type { Application } from '@counter/contract/operator';
import { Button } from '@mantine/core';
import { useId, useState } from 'react';
import { useShortcuts } from '../../../ui/browser/keyboard.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import classes from '../operator.module.css';
import { Instant, Since } from '../when.tsx';
import { ApproveDialog } from './approve-dialog.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';
import { text } from '../operator.text.ts';
import { applicationsText } from './applications.text.ts';

type Verdict = 'approve' | 'refuse';

interface Props {
  application: Application;
}

/** The buttons to decide an application, or the decision with its author, time and reason. */
export function Decision({ application }: Props) {
  const [confirming, setConfirming] = useState<Verdict>();
  const close = () => setConfirming(undefined);
  const open = application.state === 'SUBMITTED';
  return (
    <Panel title={text.decision}>
      <div className={classes.stack}>
        <Standing application={application} />
        {open ? (
          <Choice application={application} confirming={confirming} onAsk={setConfirming} />
        ) : null}
      </div>
      <ApproveDialog application={application} opened={confirming === 'approve'} onClose={close} />
      <RefuseDialog application={application} opened={confirming === 'refuse'} onClose={close} />
    </Panel>
  );
}

function Standing({ application }: Props) {
  const { state, submittedAt, storeId } = application;
  switch (state) {
    case 'DRAFT':
      return <p>{applicationsText.draftHint}</p>;
    case 'SUBMITTED':
      return submittedAt === null ? null : (
        <p>
          {applicationsText.sentNote(
            <Since at={submittedAt} />,
            <Instant at={submittedAt} inSentence />,
          )}
        </p>
      );
    case 'APPROVED':
      return (
        <>
          <Decided verb={text.approved} application={application} />
          <p>
            <TextLink to="/operator/stores/$storeId" params={{ storeId: String(storeId) }}>
              {applicationsText.openStore}
            </TextLink>
          </p>
        </>
      );
    case 'REFUSED':
      return (
        <>
          <Decided verb={text.rejected} application={application} />
          <blockquote className={classes.quote}>{application.reason}</blockquote>
          <p className={classes.muted}>
            {application.first ? applicationsText.resubmitHint : applicationsText.addAgainHint}
          </p>
        </>
      );
  }
}

function Decided({ verb, application }: Props & { verb: string }) {
  const { decidedBy, decidedAt } = application;
  return (
    <p>
      {verb}
      {decidedBy === null ? null : applicationsText.by(decidedBy)}
      {decidedAt === null ? null : (
        <>
          , <Instant at={decidedAt} inSentence />
        </>
      )}
      .
    </p>
  );
}

interface ChoiceProps extends Props {
  confirming: Verdict | undefined;
  onAsk: (verdict: Verdict) => void;
}

function Choice({ application, confirming, onAsk }: ChoiceProps) {
  const reasonId = useId();
  const { emailConfirmed } = application;
  const approve = () => {
    if (emailConfirmed) onAsk('approve');
  };
  const refuse = () => onAsk('refuse');
  const shortcuts = [
    { keys: 'a', label: text.approve, run: approve },
    { keys: 'r', label: text.reject, run: refuse },
  ];
  useShortcuts(text.applicationsTitle, confirming ? [] : shortcuts);
  return (
    <>
      {emailConfirmed ? null : (
        <p id={reasonId} className={classes.hint}>
          {applicationsText.notConfirmedWarning}
        </p>
      )}
      <div className={classes.choice}>
        <Button
          disabled={!emailConfirmed}
          aria-describedby={emailConfirmed ? undefined : reasonId}
          onClick={approve}
        >
          {text.approve}
        </Button>
        <Button variant="default" onClick={refuse}>
          {text.reject}
        </Button>
      </div>
    </>
  );
}
