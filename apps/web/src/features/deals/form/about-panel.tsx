import { useController } from 'react-hook-form';
import { pictureUploads } from '../../../lib/upload.ts';
import { Panel } from '../../../ui/panel.tsx';
import { PictureField } from '../../../ui/picture-field.tsx';
import { TextareaField } from '../../../ui/textarea-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import classes from './deal-form.module.css';
import type { DealControl } from './use-deal-form.ts';

interface AboutPanelProps {
  control: DealControl;
  onUploading: (busy: boolean) => void;
}

const longestDescription = 500;

/** What the deal is called, what it says, and what it looks like. */
export function AboutPanel({ control, onUploading }: AboutPanelProps) {
  return (
    <Panel title="The deal">
      <div className={classes.stack}>
        <TextField control={control} name="name" label="Name" required />
        <TextareaField
          control={control}
          name="description"
          label="Description"
          rows={3}
          counted={longestDescription}
        />
        <ImageField control={control} onUploading={onUploading} />
      </div>
    </Panel>
  );
}

function ImageField({ control, onUploading }: AboutPanelProps) {
  const { field, fieldState } = useController({ control, name: 'image' });
  const { ref, value, onChange, onBlur } = field;
  return (
    <PictureField
      {...pictureUploads}
      ref={ref}
      label="Picture"
      help="Everything that is in the deal, in one picture."
      limit={1}
      value={value === null ? [] : [value]}
      onChange={([url = null]) => onChange(url)}
      onBlur={onBlur}
      onBusy={onUploading}
      error={fieldState.error?.message}
    />
  );
}
