import { storePictureRatio, type BusinessProductRequest } from '@counter/contract/menu';
import { useController, useWatch, type UseFormReturn } from 'react-hook-form';
import { pictureUploads } from '../../../lib/files/upload.ts';
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { PictureField } from '../../../ui/forms/picture-field.tsx';
import { AvailabilityField } from './availability-field.tsx';
import type { BusinessProductForm } from './business-values.ts';
import classes from './product-form.module.css';
import type { useUploading } from './use-uploading.ts';
import { text } from '../menu.text.ts';
import { formText } from './form.text.ts';

interface BusinessSideProps {
  form: UseFormReturn<BusinessProductForm, unknown, BusinessProductRequest>;
  uploading: ReturnType<typeof useUploading>;
}

/** The fields for the product's pictures, availability and returnability. */
export function BusinessSide({ form, uploading }: BusinessSideProps) {
  const { control, setValue, formState } = form;
  const [available, until] = useWatch({ control, name: ['available', 'unavailableUntil'] });
  return (
    <>
      <Panel title={formText.image}>
        <Picture form={form} uploading={uploading} />
      </Panel>
      <Panel title={text.availability}>
        <div className={classes.tight}>
          <AvailabilityField
            available={available}
            until={until}
            error={formState.errors.unavailableUntil?.message}
            onUntil={(end) =>
              setValue('unavailableUntil', end, { shouldDirty: true, shouldValidate: true })
            }
          >
            <CheckboxField control={control} name="available" label={text.available} />
          </AvailabilityField>
          <CheckboxField
            control={control}
            name="returnable"
            label={formText.returnable}
            help={formText.returnableHelp}
          />
        </div>
      </Panel>
    </>
  );
}

function Picture({ form, uploading }: BusinessSideProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'image' });
  const { ref, value, onChange, onBlur } = field;
  return (
    <PictureField
      {...pictureUploads}
      crop={storePictureRatio}
      ref={ref}
      label={formText.productImage}
      limit={1}
      value={value === null ? [] : [value]}
      onChange={([url = null]) => onChange(url)}
      onBlur={onBlur}
      onBusy={uploading.follow}
      error={uploading.error ?? fieldState.error?.message}
    />
  );
}
