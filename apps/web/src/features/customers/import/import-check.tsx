import type { CustomerImportLine } from '@counter/contract/customers';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Pieces } from '../../../ui/layout/pieces.tsx';
import { TwoLines } from '../../../ui/layout/two-lines.tsx';
import { type CardParts, type Column, DataTable } from '../../../ui/lists/data-table.tsx';
import { DialogForm } from '../../../ui/overlays/form-dialog.tsx';
import classes from './import.module.css';
import { importText as text } from './import.text.ts';
import type { CustomerImportSteps } from './use-customer-import.ts';

interface ImportCheckProps {
  checked: NonNullable<CustomerImportSteps['checked']>;
  steps: CustomerImportSteps;
}

/** The preview of a file, line by line, before anything is imported. */
export function ImportCheck({ checked, steps }: ImportCheckProps) {
  const { counts, ignored, lines } = checked.outcome;
  const { added, known, refused, consents, withoutEvidence } = counts;
  const isUseful = added + consents > 0;
  const more = added + known + refused - lines.length;
  return (
    <DialogForm
      submit={isUseful ? text.apply(added + known) : text.chooseOther}
      cancel={text.back}
      busy={steps.busy}
      failure={steps.failure}
      onSubmit={() => (isUseful ? void steps.apply(checked) : steps.back())}
      onCancel={steps.back}
    >
      <output className={classes.summary}>
        <Pieces>{text.summary(added, known, refused)}</Pieces>
      </output>
      <p>{isUseful ? text.consents(consents) : text.nothing}</p>
      {withoutEvidence > 0 ? (
        <Notice tone="info">{text.withoutEvidence(withoutEvidence)}</Notice>
      ) : null}
      {ignored.length > 0 ? (
        <p className={classes.help}>{text.ignored(ignored.join(', '))}</p>
      ) : null}
      <DataTable
        label={text.lines}
        columns={columns}
        rows={lines}
        rowKey={({ line }) => String(line)}
        card={lineCard}
        twoLines
      />
      {more > 0 ? <p className={classes.help}>{text.andMore(more)}</p> : null}
    </DialogForm>
  );
}

const columns: readonly Column<CustomerImportLine>[] = [
  { id: 'line', header: text.line, width: 64, cell: ({ line }) => line },
  {
    id: 'customer',
    header: text.customer,
    cell: ({ name, phoneNumber }) => <TwoLines top={name} bottom={phoneNumber} />,
  },
  {
    id: 'result',
    header: text.result,
    cell: ({ kind, reason }) => (
      <>
        {text.kinds[kind]}
        {reason === '' ? null : <span className={classes.reason}>{reason}</span>}
      </>
    ),
  },
  { id: 'texts', header: text.texts, width: 144, cell: consentOf },
];

/** A line of the file as a card, for phones. */
function lineCard(row: CustomerImportLine): CardParts {
  const { line, kind, name, phoneNumber, reason } = row;
  return {
    title: name === '' ? phoneNumber : name,
    badge: text.kinds[kind],
    detail: (
      <Pieces>
        {text.lineOf(line)}
        {name === '' ? null : phoneNumber}
        {consentOf(row) || null}
      </Pieces>
    ),
    note: reason === '' ? null : <span className={classes.reason}>{reason}</span>,
  };
}

function consentOf({ kind, consent }: CustomerImportLine): string {
  return kind === 'REFUSED' ? '' : text.consentWords[consent];
}
