import type { Business } from '@counter/contract/store';
import { Form, FormActions, FormError, SubmitButton } from '../../../ui/forms/form.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { UnsavedChanges } from '../../../ui/forms/unsaved-changes.tsx';
import { useUploadWait } from '../../../ui/forms/use-upload-wait.ts';
import { ContactFields } from './contact-fields.tsx';
import { IdentityFields } from './identity-fields.tsx';
import { RunningFields } from './running-fields.tsx';
import { useBusinessForm } from './use-business-form.ts';
import { text } from './businesses.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

/** The search parameters that identify the edited entry. */
const identity = ['add'] as const;

interface NewBusinessProps {
  userId: number;
  onAdded: (business: Business) => void;
}

/** The form that adds a business. It replaces the list. */
export function NewBusiness({ userId, onAdded }: NewBusinessProps) {
  const { form, failure, save } = useBusinessForm(userId, onAdded);
  const pictures = useUploadWait(form, { name: 'image', hint: text.uploadingHint });
  const { control, formState } = form;
  const { isDirty, isSubmitting } = formState;

  function submit() {
    pictures.unlessUploading(() => void save());
  }

  return (
    <Page narrow>
      <PageHeader title={text.addNewBusiness} description={text.newBusinessHelp} />
      <Form
        label={text.addNewBusiness}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <IdentityFields control={control} onUploading={pictures.follow} />
        <ContactFields control={control} />
        <RunningFields control={control} />
        <FormError>{failure}</FormError>
        <FormActions>
          <LinkButton
            variant="default"
            from="/dashboard/my-business"
            to="."
            search={withoutForm}
            replace
          >
            {uiText.cancel}
          </LinkButton>
          <SubmitButton busy={isSubmitting}>{text.addBusiness}</SubmitButton>
        </FormActions>
      </Form>
      <UnsavedChanges dirty={isDirty} identifiedBy={identity}>
        {text.unsavedWarning}
      </UnsavedChanges>
    </Page>
  );
}

function withoutForm<Search extends object>(search: Search) {
  return { ...search, add: undefined };
}
