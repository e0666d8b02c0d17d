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

type Verdict = 'approve' | 'refuse';

interface Props {
  application: Application;
}

/** What is to be decided on an application, or who has decided it, when and why. */
export function Decision({ application }: Props) {
  const [asking, setAsking] = useState<Verdict>();
  const close = () => setAsking(undefined);
  const open = application.state === 'SUBMITTED';
  return (
    <Panel title="Decision">
      <div className={classes.stack}>
        <Standing application={application} />
        {open ? <Choice application={application} asking={asking} onAsk={setAsking} /> : null}
      </div>
      <ApproveDialog application={application} opened={asking === 'approve'} onClose={close} />
      <RefuseDialog application={application} opened={asking === 'refuse'} onClose={close} />
    </Panel>
  );
}

function Standing({ application }: Props) {
  const { state, submittedAt, storeId } = application;
  switch (state) {
    case 'DRAFT':
      return <p>It is still being written. There is nothing to decide until it is sent.</p>;
    case 'SUBMITTED':
      return submittedAt === null ? null : (
        <p>
          Sent <Since at={submittedAt} />, <Instant at={submittedAt} inSentence />.
        </p>
      );
    case 'APPROVED':
      return (
        <>
          <Decided verb="Approved" application={application} />
          <p>
            <TextLink to="/operator/stores/$storeId" params={{ storeId: String(storeId) }}>
              Open the store
            </TextLink>
          </p>
        </>
      );
    case 'REFUSED':
      return (
        <>
          <Decided verb="Refused" application={application} />
          <blockquote className={classes.quote}>{application.reason}</blockquote>
          <p className={classes.muted}>
            {application.first
              ? 'The applicant can correct it and send it again.'
              : 'The applicant can add the business again.'}
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
      {decidedBy === null ? null : ` by ${decidedBy}`}
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
  asking: Verdict | undefined;
  onAsk: (verdict: Verdict) => void;
}

function Choice({ application, asking, onAsk }: ChoiceProps) {
  const reasonId = useId();
  const { emailConfirmed } = application;
  const approve = () => {
    if (emailConfirmed) onAsk('approve');
  };
  const refuse = () => onAsk('refuse');
  const shortcuts = [
    { keys: 'a', label: 'Approve', run: approve },
    { keys: 'r', label: 'Refuse', run: refuse },
  ];
  useShortcuts('Applications', asking ? [] : shortcuts);
  return (
    <>
      {emailConfirmed ? null : (
        <p id={reasonId} className={classes.hint}>
          It cannot be approved yet: the applicant has not opened the link in the mail that confirms
          the address.
        </p>
      )}
      <div className={classes.choice}>
        <Button
          disabled={!emailConfirmed}
          aria-describedby={emailConfirmed ? undefined : reasonId}
          onClick={approve}
        >
          Approve
        </Button>
        <Button variant="default" onClick={refuse}>
          Refuse
        </Button>
      </div>
    </>
  );
}
