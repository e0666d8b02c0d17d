import type { Deal } from '@counter/contract/deals';
import { useNavigate } from '@tanstack/react-router';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { Form, FormActions, FormError, SubmitButton } from '../../../ui/forms/form.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { toastSuccess } from '../../../ui/feedback/toast.ts';
import { UnsavedChanges } from '../../../ui/forms/unsaved-changes.tsx';
import { useUploadWait } from '../../../ui/forms/use-upload-wait.ts';
import { AboutPanel } from './about-panel.tsx';
import { PartsPanel } from './parts-panel.tsx';
import { PricePanel } from './price-panel.tsx';
import { StaleNotice } from './stale-notice.tsx';
import { useDealForm } from './use-deal-form.ts';
import { text } from '../deals.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

/** The search parameters that identify the edited entry. */
const identity = ['id'] as const;

/** The form of a deal, with saving. */
export function DealForm({ deal }: { deal: Deal | undefined }) {
  const { storeUrl } = useCurrentStore();
  const toDeals = { to: '/dashboard/business/$storeUrl/deals', params: { storeUrl } } as const;
  const navigate = useNavigate();
  const { form, stale, save } = useDealForm(deal, (isNew) => {
    toastSuccess(isNew ? text.form.dealAddedToast : text.form.dealEditedToast);
    void navigate({ ...toDeals, ignoreBlocker: true });
  });
  const pictures = useUploadWait(form, { name: 'image', hint: text.form.uploadingHint });
  const { control, formState } = form;
  const { isDirty, isSubmitting, errors } = formState;

  function submit() {
    if (!isSubmitting) pictures.unlessUploading(() => void save());
  }

  return (
    <>
      {stale ? <StaleNotice {...stale} /> : null}
      <Form
        label={deal ? text.form.editDealLabel : text.form.newDealLabel}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <AboutPanel control={control} onUploading={pictures.follow} />
        <PartsPanel control={control} />
        <PricePanel form={form} />
        <FormError>{stale ? null : errors.root?.message}</FormError>
        <FormActions>
          <LinkButton variant="default" {...toDeals}>
            {uiText.cancel}
          </LinkButton>
          <SubmitButton busy={isSubmitting}>
            {deal ? uiText.saveChanges : text.addDeal}
          </SubmitButton>
        </FormActions>
      </Form>
      <UnsavedChanges dirty={isDirty} identifiedBy={identity}>
        {text.form.unsavedWarning}
      </UnsavedChanges>
    </>
  );
}
