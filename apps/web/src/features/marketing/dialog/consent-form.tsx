import { consentWayLabel, recordableConsentWays } from '@counter/contract/customers';
import { countOf } from '@counter/contract/shared';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { explainFailure } from '../../../lib/api.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { fieldLook } from '../../../ui/forms/field-look.ts';
import { FormError } from '../../../ui/forms/form.tsx';
import { PendingButton } from '../../../ui/feedback/pending-button.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import classes from '../marketing.module.css';
import { useRecordConsents } from '../marketing.queries.ts';
import { text } from '../marketing.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

interface ConsentFormProps {
  phones: readonly string[];
  onDone: () => void;
}

const ways = recordableConsentWays.map((value) => ({ value, label: consentWayLabel(value) }));

/** Records how the owners of these numbers consented. Rendered inside another form, so it is not a form itself. */
export function ConsentForm({ phones, onDone }: ConsentFormProps) {
  const { storeId } = useCurrentStore();
  const [how, setHow] = useState<(typeof recordableConsentWays)[number]>('COUNTER');
  const [note, setNote] = useState('');
  const { mutate, isPending, error } = useRecordConsents();
  const record = (): void =>
    mutate(
      { storeId, phones: [...phones], how, note },
      {
        onSuccess: () => {
          toastSuccess(
            text.dialog.consentRecordedToast(countOf(phones.length, 'contact', 'contacts')),
          );
          onDone();
        },
      },
    );
  return (
    <fieldset className={classes.segments} aria-label={text.dialog.recordConsent}>
      <NativeSelect
        label={text.dialog.howTheyAgreed}
        classNames={fieldLook}
        data={ways}
        value={how}
        onChange={({ currentTarget: { value } }) =>
          setHow(recordableConsentWays.find((way) => way === value) ?? how)
        }
      />
      <TextInput
        label={uiText.note}
        classNames={fieldLook}
        maxLength={200}
        autoComplete="off"
        value={note}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <FormError>{error ? text.dialog.consentNotRecorded(explainFailure(error)) : null}</FormError>
      <div className={classes.buttons}>
        <Button variant="default" onClick={onDone}>
          {uiText.goBack}
        </Button>
        <PendingButton busy={isPending} onClick={record}>
          {text.dialog.theyAgreed}
        </PendingButton>
      </div>
    </fieldset>
  );
}
