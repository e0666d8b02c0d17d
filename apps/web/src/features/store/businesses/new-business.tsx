import type { Business } from '@counter/contract/store';
import { useState } from 'react';
import { Form, FormActions, FormError, SubmitButton } from '../../../ui/forms/form.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { UnsavedChanges } from '../../../ui/forms/unsaved-changes.tsx';
import { ContactFields } from './contact-fields.tsx';
import { IdentityFields } from './identity-fields.tsx';
import { RunningFields } from './running-fields.tsx';
import { useBusinessForm } from './use-business-form.ts';

interface NewBusinessProps {
  userId: number;
  onAdded: (business: Business) => void;
}

const stillUploading = 'The picture is still on its way. Wait until it is uploaded.';

/** The form that adds a business. It takes the place of the list. */
export function NewBusiness({ userId, onAdded }: NewBusinessProps) {
  const { form, failure, save } = useBusinessForm(userId, onAdded);
  const [uploading, setUploading] = useState(false);
  const { control, formState } = form;
  const { isDirty, isSubmitting } = formState;

  function submit() {
    if (uploading) form.setError('image', { message: stillUploading }, { shouldFocus: true });
    else void save();
  }

  function followUpload(busy: boolean) {
    setUploading(busy);
    if (!busy) form.clearErrors('image');
  }

  return (
    <Page narrow>
      <PageHeader
        title="Add New Business"
        description="The marketplace checks it before it takes orders. You hear by e-mail."
      />
      <Form
        label="Add New Business"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <IdentityFields control={control} onUploading={followUpload} />
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
            Cancel
          </LinkButton>
          <SubmitButton busy={isSubmitting}>Add business</SubmitButton>
        </FormActions>
      </Form>
      <UnsavedChanges dirty={isDirty}>
        What you typed for the new business would be lost.
      </UnsavedChanges>
    </Page>
  );
}

function withoutForm<Search extends object>(search: Search) {
  return { ...search, add: undefined };
}
