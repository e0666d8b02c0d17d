import {
  productPictureLimit,
  storePictureRatio,
  type ProductRequest,
} from '@counter/contract/menu';
import { useController, useWatch, type UseFormReturn } from 'react-hook-form';
import { pictureUploads } from '../../../lib/files/upload.ts';
import { CheckboxField } from '../../../ui/forms/checkbox-field.tsx';
import { NumberField } from '../../../ui/forms/number-field.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { PictureField } from '../../../ui/forms/picture-field.tsx';
import { AvailabilityField } from './availability-field.tsx';
import classes from './product-form.module.css';
import type { StoreForm } from './store-values.ts';
import type { useUploading } from './use-uploading.ts';
import { text } from '../menu.text.ts';
import { formText } from './form.text.ts';

interface StoreSideProps {
  form: UseFormReturn<StoreForm, unknown, ProductRequest>;
  uploading: ReturnType<typeof useUploading>;
}

/** The fields for the product's pictures and availability. */
export function StoreSide({ form, uploading }: StoreSideProps) {
  return (
    <>
      <Panel title={formText.picturesLabel} description={formText.picturesHelp}>
        <Pictures form={form} uploading={uploading} />
      </Panel>
      <Panel title={text.availability}>
        <Availability form={form} />
      </Panel>
      <Panel title={formText.onMenu}>
        <div className={classes.tight}>
          <CheckboxField
            control={form.control}
            name="featuredItem"
            label={text.featured}
            help={formText.featuredHelp}
          />
          <CheckboxField
            control={form.control}
            name="containAlcohol"
            label={formText.containsAlcohol}
            help={formText.alcoholHelp}
          />
        </div>
      </Panel>
    </>
  );
}

function Pictures({ form, uploading }: StoreSideProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'images' });
  return (
    <PictureField
      {...pictureUploads}
      crop={storePictureRatio}
      {...field}
      label={formText.productPictures}
      firstUse={formText.cover}
      limit={productPictureLimit}
      onBusy={uploading.follow}
      error={uploading.error ?? fieldState.error?.message}
    />
  );
}

function Availability({ form: { control, setValue, formState } }: Pick<StoreSideProps, 'form'>) {
  const [available, until, limited] = useWatch({
    control,
    name: ['available', 'unavailableUntil', 'enabledDailyLimit'],
  });
  return (
    <div className={classes.stack}>
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
        name="enabledDailyLimit"
        label={formText.dailyLimit}
        help={formText.dailyLimitHelp}
      />
      {limited ? (
        <NumberField control={control} name="dailyLimit" label={formText.quantityPerDay} required />
      ) : null}
    </div>
  );
}
