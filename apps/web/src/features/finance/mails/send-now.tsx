import type { StatementMails } from '@counter/contract/notifications';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { explainFailure } from '../../../lib/api.ts';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm.tsx';
import { readersOf, writeDays } from './mails-facts.tsx';
import { useSendStatement } from './mails.queries.ts';
import { text } from './mails.text.ts';

/** Sends the statement of the last complete period after a confirmation. Hidden without recipients. */
export function SendNow({ mails }: { mails: StatementMails }) {
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useSendStatement();
  const readers = readersOf(mails, 'ACTIVE');
  if (!mails.latest || readers.length === 0) return null;
  const send = () =>
    mutate(undefined, {
      onSuccess: () => toastSuccess(text.statementSent),
      onError: (error) => toastFailure(text.notSentToast(explainFailure(error))),
      onSettled: () => setAsking(false),
    });
  return (
    <>
      <Button variant="subtle" onClick={() => setAsking(true)}>
        {text.sendLastOneNow}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={text.sendQuestion(writeDays(mails.latest))}
        confirmLabel={text.sendNow}
        busy={isPending}
        onConfirm={send}
        onClose={() => setAsking(false)}
      >
        {text.goesTo(readers.join(', '))}
      </ConfirmDialog>
    </>
  );
}
