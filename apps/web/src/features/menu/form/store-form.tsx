import { useWatch } from 'react-hook-form';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import type { Beginning } from './beginning.ts';
import { HoursPanel } from './hours-panel.tsx';
import { messageAt } from './message-at.ts';
import { OptionsPanel } from './options-panel.tsx';
import { previewOfStoreForm } from './previewed-product.ts';
import { ProductFrame } from './product-frame.tsx';
import { ProductPreview } from './product-preview.tsx';
import { StaleNotice } from './stale-notice.tsx';
import { StoreBasics } from './store-basics.tsx';
import { StoreSide } from './store-side.tsx';
import { useStoreForm } from './use-store-form.ts';
import { useUploading } from './use-uploading.ts';
import { useWayBack } from './use-way-back.ts';
import { TogetherPanel } from '../together/together-panel.tsx';
import { formText } from './form.text.ts';

interface StoreProductFormProps {
  title: string;
  beginning: Beginning;
}

/** The store-level form of a product. Returns to the list after saving. */
export function StoreProductForm({ title, beginning }: StoreProductFormProps) {
  const leave = useWayBack('/dashboard/products');
  const uploading = useUploading();
  const { form, ...saving } = useStoreForm(beginning, () => {
    toastSuccess(beginning.edited ? formText.productEditedToast : formText.productAddedToast);
    leave({ ignoreBlocker: true });
  });
  const { control, formState, setValue } = form;
  const current = useWatch({ control, compute: (values) => values });
  const { isDirty, isSubmitting, errors } = formState;
  const submit = () => uploading.unlessUploading(() => void saving.save());
  return (
    <ProductFrame
      label={title}
      notice={<StaleNotice saving={saving} current={current} busy={isSubmitting} onSave={submit} />}
      main={
        <>
          <StoreBasics control={control} />
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
          <StoreSide form={form} uploading={uploading} />
          {beginning.edited ? <TogetherPanel productId={beginning.edited.id} /> : null}
        </>
      }
      preview={<ProductPreview product={previewOfStoreForm(current, beginning.edited)} />}
      failure={saving.failure}
      dirty={isDirty}
      errors={errors}
      busy={isSubmitting}
      onSubmit={submit}
      onCancel={() => leave({ ignoreBlocker: false })}
    />
  );
}
