import { overlapChoices, type Overlap } from '@counter/contract/integrations';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { explainFailure, ProofCancelled } from '../../lib/api.ts';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { DialogForm, FormDialog } from '../../ui/overlays/form-dialog.tsx';
import classes from './integrations.module.css';
import { text } from './integrations.text.ts';

interface RotateWords {
  readonly title: string;
  readonly why: string;
  /** The label of the overlap choice. */
  readonly overlap: string;
  readonly submit: string;
}

interface RotateDialogProps {
  words: RotateWords;
  /** Rotates the secret and closes the dialog. */
  onRotate: (overlapHours: Overlap) => Promise<void>;
  onClose: () => void;
}

const options = overlapChoices.map((hours) => ({
  value: String(hours),
  label: text.overlaps[hours],
}));

/** Asks how long the old secret stays valid, then rotates it. */
export function RotateDialog(props: RotateDialogProps) {
  return (
    <FormDialog title={props.words.title} onClose={props.onClose} width={440}>
      <RotateForm {...props} />
    </FormDialog>
  );
}

function RotateForm({ words, onRotate }: RotateDialogProps) {
  const [failure, setFailure] = useState<string>();
  const { control, handleSubmit, formState } = useForm({ defaultValues: { overlapHours: '24' } });

  async function rotate({ overlapHours }: { overlapHours: string }) {
    try {
      await onRotate(overlapChoices.find((choice) => String(choice) === overlapHours) ?? 0);
    } catch (error) {
      if (!(error instanceof ProofCancelled)) setFailure(explainFailure(error));
    }
  }

  return (
    <DialogForm
      submit={words.submit}
      busy={formState.isSubmitting}
      failure={failure}
      onSubmit={() => void handleSubmit(rotate)()}
    >
      <div className={classes.fields}>
        <p className={classes.hint}>{words.why}</p>
        <SelectField
          control={control}
          name="overlapHours"
          label={words.overlap}
          options={options}
        />
      </div>
    </DialogForm>
  );
}
