import {
  consentWayLabel,
  recordConsentRequest,
  recordableConsentWays,
  type RecordConsentRequest,
} from '@counter/contract/customers';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import {
  CancelButton,
  Form,
  FormActions,
  FormError,
  SubmitButton,
} from '../../../ui/forms/form.tsx';
import { resolverFor } from '../../../ui/forms/form-resolver.ts';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { showRefusal } from '../../../ui/forms/show-refusal.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import classes from '../customers.module.css';
import { useRecordConsent, useWithdrawConsent } from '../customers.queries.ts';
import { text } from '../customers.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

interface ConsentFormProps {
  what: 'record' | 'withdraw';
  called: string;
  phoneNumber: string;
  onClose: () => void;
}

/** Asks how a customer agreed to text messages, or how they withdrew. */
export function ConsentDialog({ opened, ...props }: ConsentFormProps & { opened: boolean }) {
  return (
    <Modal
      opened={opened}
      onClose={props.onClose}
      title={props.what === 'record' ? text.drawer.recordConsent : text.drawer.withdrawConsent}
      size={440}
      centered
      classNames={{ title: classes.dialogTitle }}
    >
      <ConsentForm {...props} />
    </Modal>
  );
}

const ways = recordableConsentWays.map((value) => ({ value, label: consentWayLabel(value) }));

type ConsentValues = { how: string; note: string };

function useConsentForm({ what, called, phoneNumber, onClose }: ConsentFormProps) {
  const { userId, storeId } = useCurrentStore();
  const { mutateAsync: record } = useRecordConsent();
  const { mutateAsync: withdraw } = useWithdrawConsent();
  const [resolver] = useState(() =>
    resolverFor(recordConsentRequest, (values: ConsentValues) => ({
      userId,
      storeId,
      phoneNumber,
      ...values,
    })),
  );
  const form = useForm<ConsentValues, unknown, RecordConsentRequest>({
    mode: 'onTouched',
    resolver,
    defaultValues: { how: '', note: '' },
  });

  async function send({ note, ...request }: RecordConsentRequest) {
    try {
      if (what === 'record') await record({ ...request, note });
      else await withdraw(request);
      toastSuccess(
        what === 'record'
          ? text.drawer.consentRecordedToast(called)
          : text.drawer.consentWithdrawnToast(called),
      );
      onClose();
    } catch (failure) {
      showRefusal(form, failure);
    }
  }

  return { form, submit: form.handleSubmit(send) };
}

function ConsentForm(props: ConsentFormProps) {
  const { what, called, onClose } = props;
  const { form, submit } = useConsentForm(props);
  const { control, formState } = form;
  const { errors, isSubmitting } = formState;
  const recording = what === 'record';
  return (
    <Form
      label={recording ? text.drawer.recordConsent : text.drawer.withdrawConsent}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSubmitting) void submit();
      }}
    >
      <p>
        {recording
          ? text.drawer.recordConsentHelp(called)
          : text.drawer.withdrawConsentHelp(called)}
      </p>
      <SelectField
        control={control}
        name="how"
        label={recording ? text.drawer.howTheyAgreed : text.drawer.howTheyWithdrew}
        options={ways}
        placeholder={text.drawer.choose}
        required
      />
      {recording ? (
        <TextField
          control={control}
          name="note"
          label={uiText.note}
          help={text.drawer.noteHelp}
          autoComplete="off"
        />
      ) : null}
      <FormError>{errors.root?.message}</FormError>
      <FormActions>
        <CancelButton onClick={onClose}>{uiText.goBack}</CancelButton>
        <SubmitButton busy={isSubmitting} danger={!recording}>
          {recording ? text.drawer.recordConsent : text.drawer.withdrawConsent}
        </SubmitButton>
      </FormActions>
    </Form>
  );
}
