import type { CustomerImportLine } from '@counter/contract/customers';
import { Button } from '@mantine/core';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { PendingButton } from '../../../ui/feedback/pending-button.tsx';
import { CancelButton, FormActions, FormError } from '../../../ui/forms/form.tsx';
import classes from './import.module.css';
import { importText as text } from './import.text.ts';
import type { CustomerImportSteps } from './use-customer-import.ts';

interface ImportCheckProps {
  checked: NonNullable<CustomerImportSteps['checked']>;
  steps: CustomerImportSteps;
}

/** The preview of a file, line by line, before anything is added. */
export function ImportCheck({ checked, steps }: ImportCheckProps) {
  const { counts, ignored, lines } = checked.outcome;
  const { added, known, refused, consents, withoutEvidence } = counts;
  const isUseful = added + consents > 0;
  const more = added + known + refused - lines.length;
  return (
    <div className={classes.stack}>
      <output className={classes.summary}>{text.summary(added, known, refused)}</output>
      <p>{text.consents(consents)}</p>
      {withoutEvidence > 0 ? (
        <Notice tone="info">{text.withoutEvidence(withoutEvidence)}</Notice>
      ) : null}
      {ignored.length > 0 ? (
        <p className={classes.help}>{text.ignored(ignored.join(', '))}</p>
      ) : null}
      <Lines lines={lines} />
      {more > 0 ? <p className={classes.help}>{text.andMore(more)}</p> : null}
      <FormError>{steps.failure}</FormError>
      <FormActions>
        <CancelButton onClick={steps.back}>{text.back}</CancelButton>
        {isUseful ? (
          <PendingButton busy={steps.busy} onClick={() => void steps.apply(checked)}>
            {text.apply(added + known)}
          </PendingButton>
        ) : (
          <Button disabled>{text.nothing}</Button>
        )}
      </FormActions>
    </div>
  );
}

function Lines({ lines }: { lines: readonly CustomerImportLine[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard
    <section aria-label={text.lines} className={classes.scroll} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{text.line}</th>
            <th scope="col">{text.customer}</th>
            <th scope="col">{text.result}</th>
            <th scope="col">{text.texts}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ line, kind, name, phoneNumber, consent, reason }) => (
            <tr key={line}>
              <td>{line}</td>
              <th scope="row">
                {name}
                <span className={classes.help}>{phoneNumber}</span>
              </th>
              <td>
                {text.kinds[kind]}
                {reason === '' ? null : <span className={classes.reason}>{reason}</span>}
              </td>
              <td>{kind === 'REFUSED' ? '' : text.consentWords[consent]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
