import type { BusinessInfo } from '@counter/contract/onboarding';
import { useState } from 'react';
import type { ApiProblem } from '../../lib/api.ts';
import { FormActions, SubmitButton } from '../../ui/forms/form.tsx';
import { BusinessFields } from './business-fields.tsx';
import { MenuFields } from './menu-fields.tsx';
import { StepForm } from './step-form.tsx';
import type { BusinessForm } from './use-business-form.ts';
import { useFailure } from './use-failure.ts';
import { text } from './onboarding.text.ts';

export interface BusinessStepProps {
  form: BusinessForm;
  /** Submits the step; the wizard continues once it resolves. */
  save: (business: BusinessInfo) => Promise<void>;
  /** Called if the server rejects the step, perhaps because it was submitted elsewhere first. */
  onRefused: (problem: ApiProblem) => void;
}

/** Step 1: the business. */
export function BusinessStep({ form, save, onRefused }: BusinessStepProps) {
  const { failure, attempt } = useFailure(form);
  const [uploading, setUploading] = useState(false);
  const [early, setEarly] = useState(false);

  const submit = form.handleSubmit(async (business) => {
    setEarly(uploading);
    if (uploading) form.setFocus('menuPics');
    else await attempt(async () => save(business), onRefused);
  });

  return (
    <StepForm label={text.yourBusiness} failure={failure} onSubmit={() => void submit()}>
      <BusinessFields control={form.control} />
      <MenuFields control={form.control} early={early && uploading} onBusy={setUploading} />
      <FormActions>
        <SubmitButton busy={form.formState.isSubmitting}>{text.saveAndContinue}</SubmitButton>
      </FormActions>
    </StepForm>
  );
}
