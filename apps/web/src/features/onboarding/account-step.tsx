import { signUp, signUpForm, type SignUpRequest } from '@counter/contract/auth';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod/mini';
import { call } from '../../lib/api.ts';
import { forgetLead } from '../../lib/account/lead.ts';
import { readReferral } from '@counter/browser/referral';
import { signedIn } from '../../lib/session.ts';
import { FormActions, SubmitButton } from '../../ui/forms/form.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { AccountFields } from './account-fields.tsx';
import { LeaveGuard } from './leave-dialog.tsx';
import { dropPassword, readRegistered } from './registered.ts';
import { StepForm } from './step-form.tsx';
import { useFailure } from './use-failure.ts';
import { useRecheck } from '../../ui/browser/use-recheck.ts';
import { WizardFrame } from './wizard-frame.tsx';
import { text } from './onboarding.text.ts';

export interface AccountStepProps {
  /** The lead that the person comes from. */
  leadId: number | undefined;
  /** The register form's values from the browser's history. */
  registered: unknown;
}

/** Step 0: creates the account and signs in. The wizard then continues with the signed-in steps. */
export function AccountStep({ leadId, registered }: AccountStepProps) {
  const [begin] = useState(() => readRegistered(registered));
  const form = useForm<z.input<typeof signUpForm>, unknown, z.output<typeof signUpForm>>({
    mode: 'onTouched',
    resolver: zodResolver(signUpForm),
    defaultValues: { ...begin, phoneNumber: '', confirmPassword: '' },
  });
  useRecheck(form, 'confirmPassword', 'password');
  const { isDirty, isSubmitting, isSubmitSuccessful } = form.formState;
  const { failure, attempt } = useFailure(form);
  const [taken, setTaken] = useState(false);

  async function createAccount({ confirmPassword: _same, ...account }: SignUp) {
    setTaken(false);
    const referralCode = readReferral();
    const body: SignUpRequest = {
      ...account,
      ...(leadId === undefined ? {} : { leadId }),
      ...(referralCode === undefined ? {} : { referralCode }),
    };
    await attempt(
      async () => {
        signedIn(await call(signUp, { body }));
        dropPassword();
        forgetLead();
      },
      ({ code }) => setTaken(code === 'EMAIL_TAKEN'),
    );
  }

  return (
    <WizardFrame
      step="ACCOUNT"
      lead={
        <>
          {text.loginHint((words) => (
            <TextLink to="/login">{words}</TextLink>
          ))}
        </>
      }
    >
      <LeaveGuard dirty={isDirty && !isSubmitSuccessful} />
      <StepForm
        label={text.yourAccount}
        failure={taken ? <AddressTaken sentence={failure} /> : failure}
        onSubmit={() => void form.handleSubmit(createAccount)()}
      >
        <AccountFields control={form.control} />
        <FormActions>
          <SubmitButton busy={isSubmitting}>{text.createAccount}</SubmitButton>
        </FormActions>
      </StepForm>
    </WizardFrame>
  );
}

type SignUp = z.output<typeof signUpForm>;

function AddressTaken({ sentence }: { sentence: string | undefined }) {
  return (
    <>
      {sentence} <TextLink to="/login">{text.login}</TextLink>
    </>
  );
}
