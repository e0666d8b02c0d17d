import { operatorKeyForm, type ApiKey, type OperatorKeyForm } from '@counter/contract/integrations';
import { keyScopes, usualKeyScopes, type KeyScope } from '@counter/contract/registry';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { resolverFor } from '../../../ui/forms/form-resolver.ts';
import { showRefusal } from '../../../ui/forms/show-refusal.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { DialogForm, FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { uiText } from '../../../ui/ui.text.ts';
import { ChoicesField } from '../choices-field.tsx';
import classes from '../integrations.module.css';
import { usePlace } from '../integrations-place.tsx';
import type { MadeSecret } from '../secret-dialog.tsx';
import { useMakeKey } from './keys.queries.ts';
import { text } from './keys.text.ts';

interface KeyDialogProps {
  onClose: () => void;
  onMade: (made: MadeSecret) => void;
}

/** The form of a new key in a dialog. */
export function KeyDialog(props: KeyDialogProps) {
  return (
    <FormDialog
      title={text.newKey}
      unsaved={text.unsavedWarning}
      onClose={props.onClose}
      width={480}
    >
      <KeyForm {...props} />
    </FormDialog>
  );
}

interface KeyValues {
  name: ApiKey['name'];
  scopes: KeyScope[];
  /** Comma-separated. */
  storeUrls: string;
}

const blank: KeyValues = { name: '', scopes: [...usualKeyScopes], storeUrls: '' };

function requestOf({ name, scopes, storeUrls }: KeyValues) {
  const named = storeUrls.split(/[\s,]+/).filter((storeUrl) => storeUrl !== '');
  return { name, scopes, storeUrls: named.length > 0 ? named : null };
}

function KeyForm({ onClose, onMade }: KeyDialogProps) {
  const { storeId } = usePlace();
  const { mutateAsync } = useMakeKey();
  const [resolver] = useState(() => resolverFor(operatorKeyForm, requestOf));
  const form = useForm<KeyValues, unknown, OperatorKeyForm>({
    mode: 'onTouched',
    resolver,
    defaultValues: blank,
  });
  const { control, formState } = form;

  async function make({ name, scopes, storeUrls }: OperatorKeyForm) {
    try {
      const { data } = await mutateAsync({ name, scopes, storeUrls });
      onClose();
      onMade({ name, secret: data.key });
    } catch (failure) {
      showRefusal(form, failure);
    }
  }

  return (
    <DialogForm
      submit={text.createKey}
      busy={formState.isSubmitting}
      dirty={formState.isDirty}
      failure={formState.errors.root?.message}
      onSubmit={() => void form.handleSubmit(make)()}
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
        <ChoicesField
          control={control}
          name="scopes"
          label={text.scopes}
          choices={keyScopes}
          labels={text.scopeLabels}
        />
        {storeId === null ? (
          <TextField
            control={control}
            name="storeUrls"
            label={text.stores}
            help={text.storesHelp}
            autoComplete="off"
          />
        ) : null}
      </div>
    </DialogForm>
  );
}
