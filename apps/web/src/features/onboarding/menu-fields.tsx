import { menuPictureLimit } from '@counter/contract/onboarding';
import { useController } from 'react-hook-form';
import { pictureUploads } from '../../lib/upload.ts';
import { PictureField } from '../../ui/forms/picture-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { FieldGroup, Wide } from './step-form.tsx';
import type { BusinessForm } from './use-business-form.ts';

export interface MenuFieldsProps {
  control: BusinessForm['control'];
  /** The form was sent while pictures were still on their way. */
  early: boolean;
  /** Whether pictures are still on their way. */
  onBusy: (busy: boolean) => void;
}

/** The menu, as an address or as pictures: one of the two is enough. */
export function MenuFields({ control, early, onBusy }: MenuFieldsProps) {
  const { field, fieldState, formState } = useController({ control, name: 'menuPics' });
  const { value, onChange, onBlur, ref } = field;
  const wrong = fieldState.error?.message ?? formState.errors.menuPics?.[0]?.message;
  return (
    <FieldGroup
      title="Your menu"
      why="We set up your first products from it. A web address or pictures: one of the two is enough."
    >
      <Wide>
        <TextField
          control={control}
          name="menuWebsite"
          label="Menu website"
          type="url"
          inputMode="url"
          autoComplete="url"
          placeholder="https://example.com/menu"
        />
      </Wide>
      <Wide>
        <PictureField
          {...pictureUploads}
          ref={ref}
          label="Menu images"
          value={value ?? []}
          onChange={onChange}
          onBlur={onBlur}
          onBusy={onBusy}
          limit={menuPictureLimit}
          error={early ? 'Wait until they are uploaded' : wrong}
        />
      </Wide>
    </FieldGroup>
  );
}
