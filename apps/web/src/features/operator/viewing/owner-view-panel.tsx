import { ownerViewMinutes, ownerViewRequest, type OperatorStore } from '@counter/contract/operator';
import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ApiProblem, explainFailure } from '../../../lib/api.ts';
import { updateCurrentStore } from '../../../lib/session.ts';
import { resolverFor } from '../../../ui/forms/form-resolver.ts';
import { SelectField } from '../../../ui/forms/select-field.tsx';
import { TextareaField } from '../../../ui/forms/textarea-field.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { DialogForm, FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { uiText } from '../../../ui/ui.text.ts';
import { RunningView } from './running-view.tsx';
import classes from './viewing.module.css';
import { useStartOwnerView } from './viewing.queries.ts';
import { text } from './viewing.text.ts';

/** Opens the store as its owner sees it. */
export function OwnerViewPanel({ store }: { store: OperatorStore }) {
  const [asking, setAsking] = useState(false);
  return (
    <Panel title={text.ownersView} description={text.ownersViewHelp}>
      <Button
        className={classes.open}
        variant="default"
        leftSection={<IconEye size={18} stroke={1.75} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {text.viewAsOwner}
      </Button>
      <FormDialog
        opened={asking}
        title={text.viewAs(store.name)}
        width={480}
        onClose={() => setAsking(false)}
      >
        <ViewForm store={store} />
      </FormDialog>
    </Panel>
  );
}

const lengths = ownerViewMinutes.map((minutes) => ({
  value: String(minutes),
  label: text.minutes(minutes),
}));

interface ViewValues {
  reason: string;
  minutes: string;
}

function ViewForm({ store: { id: storeId } }: { store: OperatorStore }) {
  const { mutate, isPending, error } = useStartOwnerView();
  const navigate = useNavigate();
  const [resolver] = useState(() =>
    resolverFor(ownerViewRequest, ({ reason, minutes }: ViewValues) => ({
      storeId,
      reason,
      minutes: Number(minutes),
    })),
  );
  const { control, handleSubmit } = useForm({
    mode: 'onTouched',
    resolver,
    defaultValues: { reason: '', minutes: '15' },
  });
  const submit = handleSubmit((request) =>
    mutate(request, {
      onSuccess: () => {
        updateCurrentStore(storeId);
        void navigate({ to: '/dashboard/app' });
      },
    }),
  );
  return (
    <DialogForm
      submit={text.start}
      busy={isPending}
      failure={error && <Refused error={error} />}
      onSubmit={() => void submit()}
    >
      <p>{text.whatHappens}</p>
      <TextareaField
        control={control}
        name="reason"
        label={uiText.reason}
        help={text.reasonHelp}
        rows={3}
        maxLength={300}
        required
      />
      <SelectField control={control} name="minutes" label={text.durationLabel} options={lengths} />
    </DialogForm>
  );
}

/** The reason the view didn't start, with a link to one that is already running. */
function Refused({ error }: { error: Error }) {
  const running = error instanceof ApiProblem && error.code === 'CONFLICT';
  return (
    <>
      {explainFailure(error)} {running ? <RunningView /> : null}
    </>
  );
}
