import { depositFileTypes } from '@counter/contract/payouts';
import { Button } from '@mantine/core';
import { BackArrow } from '../../../ui/actions/back-arrow.tsx';
import { ExportMenu } from '../../../ui/actions/export-menu.tsx';
import { FileDrop } from '../../../ui/forms/file-drop.tsx';
import { FormError } from '../../../ui/forms/form.tsx';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { DepositResult } from './deposit-result.tsx';
import classes from './deposits.module.css';
import { useSaveDepositCheck } from './deposits.queries.ts';
import { useDepositCheck, type CheckedFile } from './use-deposit-check.ts';
import { text } from '../payouts.text.ts';

/** Compares a bank file with the store's payouts. */
export function DepositsScreen() {
  const steps = useDepositCheck();
  const { checked } = steps;
  return (
    <Page>
      <PageHeader
        title={text.deposits.checkDeposits}
        description={checked ? checked.name : text.deposits.pageHelp}
        back={<BackArrow to="/dashboard/reports/payouts" label={text.deposits.backToPayouts} />}
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
      <ExportMenu what={text.deposits.resultFile} save={(kind) => save(kind, checked.content)} />
      <Button onClick={onStartOver}>{text.deposits.checkAnotherFile}</Button>
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
          label={text.deposits.chooseBankFile}
          accept={depositFileTypes.join(',')}
          rules={text.deposits.bankFileHelp}
          progress={reading === undefined ? undefined : text.deposits.comparing(reading)}
          onFile={(file) => void choose(file)}
        />
        <FormError>{failure}</FormError>
      </div>
    </Panel>
  );
}
