import {
  calendarFeedRequest,
  feedParts,
  type CalendarFeedForm,
  type FeedPart,
} from '@counter/contract/integrations';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { resolverFor } from '../../../ui/forms/form-resolver.ts';
import { showRefusal } from '../../../ui/forms/show-refusal.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { DialogForm, FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { uiText } from '../../../ui/ui.text.ts';
import { ChoicesField } from '../choices-field.tsx';
import classes from '../integrations.module.css';
import type { MadeAddress } from './address-dialog.tsx';
import { useMakeFeed } from './feeds.queries.ts';
import { text } from './feeds.text.ts';

interface FeedDialogProps {
  onClose: () => void;
  onMade: (made: MadeAddress) => void;
}

/** The form of a new calendar feed in a dialog. */
export function FeedDialog(props: FeedDialogProps) {
  return (
    <FormDialog
      title={text.newFeed}
      unsaved={text.unsavedWarning}
      onClose={props.onClose}
      width={480}
    >
      <FeedForm {...props} />
    </FormDialog>
  );
}

interface FeedValues {
  name: string;
  parts: FeedPart[];
}

function FeedForm({ onClose, onMade }: FeedDialogProps) {
  const { storeId } = useCurrentStore();
  const { mutateAsync } = useMakeFeed();
  const [resolver] = useState(() =>
    resolverFor(calendarFeedRequest, (values: FeedValues) => ({ storeId, ...values })),
  );
  const form = useForm<FeedValues, unknown, CalendarFeedForm>({
    mode: 'onTouched',
    resolver,
    defaultValues: { name: '', parts: [...feedParts] },
  });
  const { control, formState } = form;

  async function make({ name, parts }: CalendarFeedForm) {
    try {
      const { data } = await mutateAsync({ name, parts });
      onClose();
      onMade({ name, address: data.address });
    } catch (failure) {
      showRefusal(form, failure);
    }
  }

  return (
    <DialogForm
      submit={text.createButton}
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
          name="parts"
          label={text.contents}
          choices={feedParts}
          labels={text.partLabels}
        />
        <p className={classes.note}>{text.contentsHelp}</p>
      </div>
    </DialogForm>
  );
}
