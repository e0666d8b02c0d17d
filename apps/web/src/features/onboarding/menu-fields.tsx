import { menuPictureLimit } from '@counter/contract/onboarding';
import { useController } from 'react-hook-form';
import { pictureUploads } from '../../lib/files/upload.ts';
import { PictureField } from '../../ui/forms/picture-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { FieldGroup, Wide } from './step-form.tsx';
import type { BusinessForm } from './use-business-form.ts';
import { text } from './onboarding.text.ts';

export interface MenuFieldsProps {
  control: BusinessForm['control'];
  /** True if the form was submitted while pictures were uploading. */
  early: boolean;
  /** Called with true while pictures are uploading. */
  onBusy: (busy: boolean) => void;
}

/** The menu, as a link or as pictures; one of them is required. */
export function MenuFields({ control, early, onBusy }: MenuFieldsProps) {
  const { field, fieldState, formState } = useController({ control, name: 'menuPics' });
  const { value, onChange, onBlur, ref } = field;
  const wrong = fieldState.error?.message ?? formState.errors.menuPics?.[0]?.message;
  return (
    <FieldGroup title={text.yourMenu} why={text.menuHelp}>
      <Wide>
        <TextField
          control={control}
          name="menuWebsite"
          label={text.menuWebsite}
          type="url"
          inputMode="url"
          autoComplete="url"
          placeholder={text.menuWebsitePlaceholder}
        />
      </Wide>
      <Wide>
        <PictureField
          {...pictureUploads}
          ref={ref}
          label={text.menuImages}
          value={value ?? []}
          onChange={onChange}
          onBlur={onBlur}
          onBusy={onBusy}
          limit={menuPictureLimit}
          error={early ? text.uploadingHint : wrong}
        />
      </Wide>
    </FieldGroup>
  );
}
