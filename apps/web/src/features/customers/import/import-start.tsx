import { TextInput } from '@mantine/core';
import { DateInput } from '../../../ui/forms/date-input.tsx';
import { fieldLook } from '../../../ui/forms/field-look.ts';
import { dayKind } from '../../../ui/forms/typed-kinds.ts';
import { FileDrop } from '../../../ui/forms/file-drop.tsx';
import { DialogForm } from '../../../ui/overlays/form-dialog.tsx';
import classes from './import.module.css';
import { importText as text } from './import.text.ts';
import { PastImports } from './past-imports.tsx';
import type { CustomerImportSteps } from './use-customer-import.ts';

/** The file, the consent statement and past imports. */
export function ImportStart({ steps }: { steps: CustomerImportSteps }) {
  const { file, reading, failure } = steps;
  return (
    <DialogForm
      submit={text.check}
      busy={steps.busy}
      failure={failure}
      onSubmit={() => void steps.check()}
    >
      <div className={classes.drop}>
        <FileDrop
          label={file ? text.chooseOther : text.chooseFile}
          file={file?.fileName}
          accept=".csv,.tsv,.txt,.xlsx,text/csv"
          rules={text.rules}
          progress={reading && text.reading(reading)}
          first
          onFile={(chosen) => void steps.choose(chosen)}
        />
      </div>
      <Consent steps={steps} />
      <PastImports />
    </DialogForm>
  );
}

function Consent({ steps: { statement, setStatement } }: { steps: CustomerImportSteps }) {
  return (
    <fieldset className={classes.consent}>
      <legend>{text.consentTitle}</legend>
      <p className={classes.help}>{text.consentHelp}</p>
      <div className={classes.pair}>
        <TextInput
          classNames={fieldLook}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          label={text.source}
          description={text.sourceHelp}
          maxLength={200}
          autoComplete="off"
          value={statement.source}
          onChange={({ currentTarget: { value } }) => setStatement({ ...statement, source: value })}
        />
        <DateInput
          classNames={fieldLook}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          label={text.date}
          description={text.dateHelp}
          kind={dayKind}
          value={statement.date}
          onChange={(date) => setStatement({ ...statement, date })}
        />
      </div>
    </fieldset>
  );
}
