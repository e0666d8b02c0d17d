import { Button } from '@mantine/core';
import type { BankDetails, MaskedBankDetails } from '@counter/contract/settings';
import { IconLock } from '@tabler/icons-react';
import type { ApiProblem } from '../../lib/api.ts';
import { FormActions, SubmitButton } from '../../ui/forms/form.tsx';
import { BankFields } from './bank-fields.tsx';
import classes from './bank-step.module.css';
import { BankOnFile } from './bank-on-file.tsx';
import { StepForm } from './step-form.tsx';
import type { BankForm } from './use-bank-form.ts';
import { useFailure } from './use-failure.ts';
import { text } from './onboarding.text.ts';

export interface BankStepProps {
  form: BankForm;
  /** The submitted details, masked. */
  onFile: MaskedBankDetails | null;
  send: (details: BankDetails) => Promise<void>;
  /** Called if the server rejects the step, perhaps because it was submitted elsewhere first. */
  onRefused: (problem: ApiProblem) => void;
  onBack: () => void;
}

/** Step 2: the bank account and the legal owner of the business. */
export function BankStep({ form, onFile, send, onRefused, onBack }: BankStepProps) {
  const { failure, attempt } = useFailure(form);
  const { isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (details) =>
    attempt(async () => send(details), onRefused),
  );
  return (
    <StepForm label={text.yourBankAccount} failure={failure} onSubmit={() => void submit()}>
      <p className={classes.sealed}>
        <IconLock size={20} stroke={1.75} aria-hidden />
        <span>{text.encryptionHint}</span>
      </p>
      {onFile ? <BankOnFile bank={onFile} /> : null}
      <BankFields form={form} />
      <FormActions>
        <Button variant="default" disabled={isSubmitting} onClick={onBack}>
          {text.back}
        </Button>
        <SubmitButton busy={isSubmitting}>{text.sendApplication}</SubmitButton>
      </FormActions>
    </StepForm>
  );
}
