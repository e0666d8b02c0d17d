import { Button, TextInput } from '@mantine/core';
import { useState, type KeyboardEvent } from 'react';
import { explainFailure } from '../../../lib/api.ts';
import { fieldLook } from '../../../ui/forms/field-look.ts';
import { FormError } from '../../../ui/forms/form.tsx';
import { PendingButton } from '../../../ui/feedback/pending-button.tsx';
import classes from '../marketing.module.css';
import { useProveTestNumber, useTestNumberCode } from '../marketing.queries.ts';
import { writeNumber } from './read-number.ts';
import { text } from '../marketing.text.ts';

/** Verifies the phone number of one's profile by a code. Rendered inside another form, so it is not a form itself. */
export function ProveNumber({ onProven }: { onProven: () => void }) {
  const [code, setCode] = useState('');
  const sending = useTestNumberCode();
  const proving = useProveTestNumber();
  const prove = (): void => proving.mutate(code, { onSuccess: onProven });
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    prove();
  };
  const failure = proving.error ?? sending.error;
  return (
    <fieldset className={classes.segments} aria-label={text.dialog.confirmYourNumber}>
      {sending.data ? (
        <TextInput
          label={text.dialog.code}
          description={text.dialog.codeHelp(writeNumber(sending.data.data.recipient))}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          classNames={fieldLook}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={code}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
          onKeyDown={press}
        />
      ) : (
        <p className={classes.none}>{text.dialog.confirmNumberHelp}</p>
      )}
      <FormError>{failure ? explainFailure(failure) : null}</FormError>
      <div className={classes.buttons}>
        {sending.data ? (
          <PendingButton busy={proving.isPending} onClick={prove}>
            {text.dialog.confirmNumber}
          </PendingButton>
        ) : null}
        <Button
          variant="default"
          aria-disabled={sending.isPending}
          onClick={sending.isPending ? undefined : () => sending.mutate()}
        >
          {sending.data ? text.dialog.resendCode : text.dialog.textMeCode}
        </Button>
      </div>
    </fieldset>
  );
}
