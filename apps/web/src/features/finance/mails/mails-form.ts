import {
  statementMailsForm,
  type MailedFile,
  type StatementMails,
  type StatementMailsForm,
  type StatementRhythm,
} from '@counter/contract/notifications';
import { useState } from 'react';
import { useForm, type Control } from 'react-hook-form';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { resolverFor } from '../../../ui/forms/form-resolver.ts';
import { useVersionedSave } from '../../../ui/forms/use-versioned-save.ts';
import { useSaveStatementMails, useStatementMails } from './mails.queries.ts';
import { text } from './mails.text.ts';

interface MailsValues {
  rhythm: StatementRhythm;
  files: MailedFile[];
  recipients: { email: string }[];
}

export type MailsControl = Control<MailsValues, unknown, StatementMailsForm>;

/** Returns the form values of the saved schedule. If emails are off, it starts with monthly and an empty address. */
function valuesOf({ rhythm, files, recipients }: StatementMails): MailsValues {
  const emails = recipients
    .filter(({ state }) => state === 'ACTIVE')
    .map(({ email }) => ({ email }));
  return {
    rhythm: rhythm === 'OFF' ? 'MONTHLY' : rhythm,
    files,
    recipients: emails.length > 0 ? emails : [{ email: '' }],
  };
}

/** Form state of the statement emails, with validation and saving. */
export function useMailsForm(mails: StatementMails, onClose: () => void) {
  const { storeId } = useCurrentStore();
  const [resolver] = useState(() =>
    resolverFor(statementMailsForm, ({ recipients, ...values }: MailsValues) => ({
      storeId,
      ...values,
      recipients:
        values.rhythm === 'OFF' ? recipients.filter(({ email }) => email !== '') : recipients,
    })),
  );
  const form = useForm<MailsValues, unknown, StatementMailsForm>({
    mode: 'onTouched',
    resolver,
    defaultValues: valuesOf(mails),
  });
  const { mutateAsync } = useSaveStatementMails();
  const { refetch } = useStatementMails();
  const saving = useVersionedSave(form, {
    olVersion: mails.olVersion,
    send: async ({ sent }) => mutateAsync(sent),
    readTheirs: async () => {
      const { data = mails } = await refetch({ throwOnError: true });
      return { olVersion: data.olVersion, values: valuesOf(data) };
    },
    onSaved: () => {
      toastSuccess(text.saved);
      onClose();
    },
  });
  return { form, ...saving };
}
