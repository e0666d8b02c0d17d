import {
  announcementDelaySeconds,
  announcementRequest,
  type AnnouncedStore,
  type AnnouncementRequest,
} from '@counter/contract/operator';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { explainFailure } from '../../../lib/api.ts';
import { keyFor, type Keyed } from '../../../lib/send-once.ts';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { resolverFor } from '../../../ui/forms/form-resolver.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { TextareaField } from '../../../ui/forms/textarea-field.tsx';
import { DialogForm, FormDialog } from '../../../ui/overlays/form-dialog.tsx';
import { useSendAnnouncement } from './announcements.queries.ts';
import classes from './announcements.module.css';
import { text } from './announcements.text.ts';
import { StoreChoice, type ChosenStores } from './store-choice.tsx';

/** Composes a message to many stores: chooses the recipients, then the text, then shows a preview before sending. */
export function AnnouncementDialog({ onClose }: { onClose: () => void }) {
  return (
    <FormDialog title={text.write} width={720} unsaved={text.unsavedWarning} onClose={onClose}>
      <Steps onClose={onClose} />
    </FormDialog>
  );
}

type Draft = Pick<AnnouncementRequest, 'subject' | 'body'>;

function Steps({ onClose }: { onClose: () => void }) {
  const [chosen, setChosen] = useState<ChosenStores>(new Map());
  const [written, setWritten] = useState<Draft>({ subject: '', body: '' });
  const [reviewed, setReviewed] = useState(false);
  if (reviewed) {
    return (
      <Review
        draft={written}
        stores={[...chosen.values()]}
        onBack={() => setReviewed(false)}
        onClose={onClose}
      />
    );
  }
  return (
    <Write
      chosen={chosen}
      onChoose={setChosen}
      draft={written}
      onWritten={(draft) => {
        setWritten(draft);
        setReviewed(true);
      }}
    />
  );
}

interface WriteProps {
  chosen: ChosenStores;
  onChoose: (chosen: ChosenStores) => void;
  draft: Draft;
  onWritten: (draft: Draft) => void;
}

function Write({ chosen, onChoose, draft, onWritten }: WriteProps) {
  const [noStore, setNoStore] = useState(false);
  const [resolver] = useState(() =>
    resolverFor(announcementRequest, (values: Draft) => ({ ...values, storeIds: [1] })),
  );
  const { control, handleSubmit, formState } = useForm({
    mode: 'onTouched',
    resolver,
    defaultValues: draft,
  });
  const checkStores = () => setNoStore(chosen.size === 0);
  const submit = handleSubmit(({ subject, body }) => {
    checkStores();
    if (chosen.size > 0) onWritten({ subject, body });
  }, checkStores);
  return (
    <DialogForm
      submit={text.preview}
      busy={false}
      dirty={formState.isDirty || chosen.size > 0}
      failure={noStore && chosen.size === 0 ? text.chooseStores : undefined}
      onSubmit={() => void submit()}
    >
      <StoreChoice chosen={chosen} onChoose={onChoose} />
      <TextField control={control} name="subject" label={text.subject} maxLength={120} required />
      <TextareaField
        control={control}
        name="body"
        label={text.message}
        help={text.messageHelp}
        rows={6}
        maxLength={4000}
        required
      />
    </DialogForm>
  );
}

const maxNamed = 5;

interface ReviewProps {
  draft: Draft;
  stores: readonly AnnouncedStore[];
  onBack: () => void;
  onClose: () => void;
}

function Review({ draft, stores, onBack, onClose }: ReviewProps) {
  const { mutate, isPending, error } = useSendAnnouncement();
  const keyed = useRef<Keyed<AnnouncementRequest>>(undefined);
  const names = stores.slice(0, maxNamed).map(({ name }) => name);
  const request = { ...draft, storeIds: stores.map(({ id }) => id) };
  return (
    <DialogForm
      submit={text.sendTo(stores.length)}
      cancel={text.back}
      busy={isPending}
      dirty
      failure={error ? explainFailure(error) : undefined}
      onCancel={onBack}
      onSubmit={() => {
        keyed.current = keyFor(request, keyed.current);
        mutate(keyed.current, {
          onSuccess: () => {
            toastSuccess(text.willLeave(stores.length));
            onClose();
          },
        });
      }}
    >
      <dl className={classes.review}>
        <dt>{text.to}</dt>
        <dd>{text.andMore(names.join(', '), stores.length - names.length)}</dd>
        <dt>{text.subject}</dt>
        <dd className={classes.subject}>{draft.subject}</dd>
        <dt>{text.message}</dt>
        <dd className={classes.body}>{draft.body}</dd>
      </dl>
      <p className={classes.about}>{text.leavesIn(announcementDelaySeconds / 60)}</p>
    </DialogForm>
  );
}
