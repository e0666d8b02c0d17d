import { Button, TextInput } from '@mantine/core';
import { CancelButton, FormActions, FormError } from '../../../ui/forms/form.tsx';
import { DateInput } from '../../../ui/forms/date-input.tsx';
import { fieldLook } from '../../../ui/forms/field-look.ts';
import { dayKind } from '../../../ui/forms/typed-kinds.ts';
import { FileDrop } from '../../../ui/forms/file-drop.tsx';
import { uiText } from '../../../ui/ui.text.ts';
import classes from './import.module.css';
import { importText as text } from './import.text.ts';
import { PastImports } from './past-imports.tsx';
import type { CustomerImportSteps } from './use-customer-import.ts';

interface ImportStartProps {
  steps: CustomerImportSteps;
  onClose: () => void;
}

/** The statement of consent, the drop zone, and the imports of the past. */
export function ImportStart({ steps, onClose }: ImportStartProps) {
  const { statement, setStatement, reading, failure, last } = steps;
  return (
    <div className={classes.stack}>
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
            onChange={({ currentTarget: { value } }) =>
              setStatement({ ...statement, source: value })
            }
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
      <FileDrop
        label={text.chooseFile}
        accept=".csv,.tsv,.txt,.xlsx,text/csv"
        rules={text.rules}
        progress={reading && text.reading(reading)}
        onFile={(file) => void steps.choose(file)}
      />
      <FormError>{failure}</FormError>
      <PastImports />
      <FormActions>
        <CancelButton onClick={onClose}>{uiText.cancel}</CancelButton>
        {last ? (
          <Button disabled={reading !== undefined} onClick={() => void steps.checkAgain(last)}>
            {text.checkAgain(last.fileName)}
          </Button>
        ) : null}
      </FormActions>
    </div>
  );
}
