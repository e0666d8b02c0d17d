import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import type { Beginning } from './beginning.ts';
import { BusinessBasics } from './business-basics.tsx';
import { BusinessSide } from './business-side.tsx';
import { HoursPanel } from './hours-panel.tsx';
import { messageAt } from './message-at.ts';
import { OptionsPanel } from './options-panel.tsx';
import { previewOfBusinessForm } from './previewed-product.ts';
import { ProductFrame } from './product-frame.tsx';
import { ProductPreview } from './product-preview.tsx';
import { SavedNotice } from './saved-notice.tsx';
import { TogetherPanel } from '../together/together-panel.tsx';
import { StaleNotice } from './stale-notice.tsx';
import { useBusinessProductForm } from './use-business-product-form.ts';
import { useUploading } from './use-uploading.ts';
import { useWayBack } from './use-way-back.ts';

interface BusinessFormProps {
  title: string;
  beginning: Beginning;
}

/** The business-scoped form of a product. Returns to the list shortly after saving. */
export function BusinessForm({ title, beginning }: BusinessFormProps) {
  const { storeUrl } = useCurrentStore();
  const leave = useWayBack(`/dashboard/business/${storeUrl}/products`);
  const uploading = useUploading();
  const [saved, setSaved] = useState(false);
  const { form, ...saving } = useBusinessProductForm(beginning, () => setSaved(true));
  const { control, formState, setValue } = form;
  const current = useWatch({ control, compute: (values) => values });
  const { isDirty, isSubmitting, errors } = formState;
  const submit = () => {
    if (!saved) uploading.unlessUploading(() => void saving.save());
  };
  return (
    <ProductFrame
      label={title}
      notice={<StaleNotice saving={saving} current={current} busy={isSubmitting} onSave={submit} />}
      main={
        <>
          <BusinessBasics control={control} />
          <OptionsPanel
            value={current.optionGroupIds}
            onChange={(ids) => setValue('optionGroupIds', ids, { shouldDirty: true })}
            error={errors.optionGroupIds?.message}
          />
          <HoursPanel
            value={current.menuHours}
            onChange={(hours) =>
              setValue('menuHours', hours, { shouldDirty: true, shouldValidate: true })
            }
            errorAt={(path) => messageAt(errors, `menuHours.${path}`)}
          />
        </>
      }
      side={
        <>
          <BusinessSide form={form} uploading={uploading} />
          {beginning.edited ? <TogetherPanel productId={beginning.edited.id} /> : null}
        </>
      }
      preview={<ProductPreview product={previewOfBusinessForm(current, beginning.edited)} />}
      failure={saving.failure}
      dirty={isDirty}
      errors={errors}
      busy={isSubmitting}
      saved={
        saved ? (
          <SavedNotice
            edited={beginning.edited !== undefined}
            onLeave={() => leave({ ignoreBlocker: true })}
          />
        ) : undefined
      }
      onSubmit={submit}
      onCancel={() => leave({ ignoreBlocker: false })}
    />
  );
}
