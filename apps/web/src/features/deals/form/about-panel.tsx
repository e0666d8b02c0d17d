import { OnePictureField } from '../../../ui/forms/one-picture-field.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { TextareaField } from '../../../ui/forms/textarea-field.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import classes from './deal-form.module.css';
import type { DealControl } from './use-deal-form.ts';
import { text } from '../deals.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

interface AboutPanelProps {
  control: DealControl;
  onUploading: (busy: boolean) => void;
}

const maxDescriptionLength = 500;

/** The fields for the deal's name, description and picture. */
export function AboutPanel({ control, onUploading }: AboutPanelProps) {
  return (
    <Panel title={text.form.deal}>
      <div className={classes.stack}>
        <TextField control={control} name="name" label={uiText.name} required />
        <TextareaField
          control={control}
          name="description"
          label={uiText.description}
          rows={3}
          counted={maxDescriptionLength}
        />
        <OnePictureField
          control={control}
          name="image"
          label={uiText.picture}
          help={text.form.pictureHelp}
          onUploading={onUploading}
        />
      </div>
    </Panel>
  );
}
