import { depositFileTypes } from '@counter/contract/payouts';
import { Button } from '@mantine/core';
import { BackArrow } from '../../../ui/actions/back-arrow.tsx';
import { DownloadButton } from '../../../ui/actions/download-button.tsx';
import { FileDrop } from '../../../ui/forms/file-drop.tsx';
import { FormError } from '../../../ui/forms/form.tsx';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { DepositResult } from './deposit-result.tsx';
import classes from './deposits.module.css';
import { useSaveDepositCheck } from './deposits.queries.ts';
import { useDepositCheck, type CheckedFile } from './use-deposit-check.ts';

/** Compares a file of the store's bank with its payouts. */
export function DepositsScreen() {
  const steps = useDepositCheck();
  const { checked } = steps;
  return (
    <Page>
      <PageHeader
        title="Check deposits"
        description={
          checked ? checked.name : 'Compares what your bank received with what you were paid.'
        }
        back={<BackArrow to="/dashboard/reports/payouts" label="Back to payouts" />}
        actions={checked ? <Actions checked={checked} onStartOver={steps.startOver} /> : null}
      />
      <Content steps={steps} />
    </Page>
  );
}

interface ActionsProps {
  checked: CheckedFile;
  onStartOver: () => void;
}

function Actions({ checked, onStartOver }: ActionsProps) {
  const save = useSaveDepositCheck();
  return (
    <>
      <DownloadButton what="The result" save={async () => save(checked.content)} />
      <Button onClick={onStartOver}>Check another file</Button>
    </>
  );
}

function Content({ steps }: { steps: ReturnType<typeof useDepositCheck> }) {
  const { checked, reading, failure, choose } = steps;
  if (checked) return <DepositResult check={checked.check} />;
  return (
    <Panel>
      <div className={classes.stack}>
        <FileDrop
          label="Choose a bank file"
          accept={depositFileTypes.join(',')}
          rules="Export the transactions of your account as CSV, OFX or QFX, at most 1 MB. Choose weeks in which payouts should have come: a payout arrives within five banking days. Nothing of the file is kept."
          progress={reading === undefined ? undefined : `Comparing ${reading} with your payouts…`}
          onFile={(file) => void choose(file)}
        />
        <FormError>{failure}</FormError>
      </div>
    </Panel>
  );
}
