import {
  webhookForm,
  webhookKinds,
  type Webhook,
  type WebhookForm,
} from '@counter/contract/integrations';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { resolverFor } from '../../../ui/forms/form-resolver.ts';
import { showRefusal } from '../../../ui/forms/show-refusal.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { DialogForm, FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { uiText } from '../../../ui/ui.text.ts';
import { ChoicesField } from '../choices-field.tsx';
import classes from '../integrations.module.css';
import type { MadeSecret } from '../secret-dialog.tsx';
import { useSaveWebhook } from './webhooks.queries.ts';
import { text } from './webhooks.text.ts';

interface WebhookDialogProps {
  /** Undefined for a new webhook. */
  hook: Webhook | undefined;
  onClose: () => void;
  onMade: (made: MadeSecret) => void;
}

/** The form of a webhook in a dialog. */
export function WebhookDialog(props: WebhookDialogProps) {
  const { hook, onClose } = props;
  return (
    <FormDialog
      title={hook ? text.editTitle(hook.name) : text.newWebhook}
      unsaved={text.unsavedWarning}
      onClose={onClose}
      width={520}
    >
      <WebhookFields {...props} />
    </FormDialog>
  );
}

type WebhookValues = Pick<WebhookForm, 'name' | 'url' | 'kinds'>;

function valuesOf(hook: Webhook | undefined): WebhookValues {
  const { name, url, kinds } = hook ?? { name: '', url: '', kinds: [...webhookKinds] };
  return { name, url, kinds };
}

function WebhookFields({ hook, onClose, onMade }: WebhookDialogProps) {
  const { mutateAsync } = useSaveWebhook();
  const id = hook?.id ?? 0;
  const [resolver] = useState(() =>
    resolverFor(webhookForm, (values: WebhookValues) => ({ id, ...values })),
  );
  const form = useForm<WebhookValues, unknown, WebhookForm>({
    mode: 'onTouched',
    resolver,
    defaultValues: valuesOf(hook),
  });
  const { control, formState } = form;

  async function save(wanted: WebhookForm) {
    try {
      const { data } = await mutateAsync(wanted);
      onClose();
      if (data.secret === null) toastSuccess(uiText.saved);
      else onMade({ name: wanted.name, secret: data.secret });
    } catch (failure) {
      showRefusal(form, failure);
    }
  }

  return (
    <DialogForm
      submit={hook ? text.save : text.add}
      busy={formState.isSubmitting}
      dirty={formState.isDirty}
      failure={formState.errors.root?.message}
      onSubmit={() => void form.handleSubmit(save)()}
    >
      <div className={classes.fields}>
        <TextField
          control={control}
          name="name"
          label={uiText.name}
          help={text.nameHelp}
          autoComplete="off"
          required
        />
        <TextField
          control={control}
          name="url"
          label={text.address}
          help={text.addressHelp}
          autoComplete="off"
          required
        />
        <ChoicesField
          control={control}
          name="kinds"
          label={text.events}
          choices={webhookKinds}
          labels={text.kinds}
        />
      </div>
    </DialogForm>
  );
}
