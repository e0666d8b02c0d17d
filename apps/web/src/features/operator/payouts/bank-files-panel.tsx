import { bankFileFormats, type BankFile, type LeftOut } from '@counter/contract/payouts';
import { formatMoney } from '@counter/contract/shared';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { explainFailure } from '../../../lib/api.ts';
import { formatCalendarDay } from '../../../lib/time/calendar.ts';
import type { TableKind } from '../../../lib/files/download.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { FailedQuery, isAbsent } from '../failed-query.tsx';
import { toastFailure, toastSuccess } from '../../../ui/feedback/toast.ts';
import { toastRefusal } from '../../../ui/feedback/toast-refusal.ts';
import { Instant } from '../when.tsx';
import { useBankFiles, useCreateBankFile, useSaveBankFile } from './operator-payouts.queries.ts';
import classes from './payouts.module.css';
import { payoutsText } from './payouts.text.ts';

/** Puts the pending payouts into a bank file. Earlier files can be saved again. */
export function BankFilesPanel() {
  const query = useBankFiles();
  const save = useSaveWithToasts();
  const [leftOut, setLeftOut] = useState<readonly LeftOut[]>([]);
  const create = useCreateBankFile({
    onDone: (_, { data: { file, leftOut: out } }) => {
      setLeftOut(out);
      void save(file.id);
    },
    onRefused: (wish, error) => {
      toastRefusal(payoutsText.fileNotCreatedToast, error, () => create.mutate(wish));
    },
  });
  return (
    <Panel
      title={payoutsText.bankFiles}
      description={payoutsText.bankFilesHelp}
      actions={
        <div className={classes.actions}>
          {bankFileFormats.map((format) => (
            <Button key={format} variant="default" onClick={() => create.mutate({ format })}>
              {payoutsText.newFile(format)}
            </Button>
          ))}
        </div>
      }
    >
      <Left leftOut={leftOut} />
      {isAbsent(query) ? (
        <FailedQuery title={payoutsText.bankFilesNotLoaded} query={query} />
      ) : (
        <Files files={query.data} />
      )}
    </Panel>
  );
}

function useSaveWithToasts(): (id: number, kind?: TableKind) => Promise<void> {
  const saveFile = useSaveBankFile();
  return async function save(id, kind = 'CSV') {
    try {
      toastSuccess(payoutsText.fileSavedToast(await saveFile(kind, id)));
    } catch (error) {
      toastFailure(payoutsText.fileNotSavedToast(explainFailure(error)), () => void save(id, kind));
    }
  };
}

function Left({ leftOut }: { leftOut: readonly LeftOut[] }) {
  return leftOut.map(({ transactionId, storeName, why }) => (
    <Notice key={transactionId} tone="danger">
      {payoutsText.notInFileWarning(transactionId, storeName, why)}
    </Notice>
  ));
}

function Files({ files }: { files: readonly BankFile[] | undefined }) {
  const save = useSaveWithToasts();
  if (files?.length === 0) return <p className={classes.small}>{payoutsText.noBankFiles}</p>;
  return (
    <ul className={classes.list} aria-busy={files === undefined}>
      {files?.map(
        ({ id, format, createdBy, createdAt, payments, amount, currency, effectiveDay }) => (
          <li key={id} className={classes.row}>
            <span className={classes.what}>
              <span>
                {format}, {payments === 1 ? payoutsText.onePayout : payoutsText.payouts(payments)},{' '}
                <span className={classes.money}>{formatMoney(amount, currency)}</span>
              </span>
              <span className={classes.small}>
                {payoutsText.fileArrivalHint(
                  createdBy,
                  <Instant at={createdAt} inSentence />,
                  formatCalendarDay(effectiveDay),
                )}
              </span>
            </span>
            <span className={classes.actions}>
              <Button variant="default" onClick={() => void save(id)}>
                {payoutsText.saveFile(id)}
              </Button>
              {format === 'CSV' ? (
                <Button variant="default" onClick={() => void save(id, 'EXCEL')}>
                  {payoutsText.saveForExcel(id)}
                </Button>
              ) : null}
            </span>
          </li>
        ),
      )}
    </ul>
  );
}
