import { joinForm, joinWithInvitation, type JoinForm as Values } from '@counter/contract/team';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { call } from '../../../lib/api.ts';
import { signedIn } from '../../../lib/session.ts';
import { Form, FormError, SubmitButton } from '../../../ui/forms/form.tsx';
import { passwordFields } from '../../../lib/account/password-fields.ts';
import { NewPasswordField } from '../../../ui/forms/new-password-field.tsx';
import { showRefusal } from '../../../ui/forms/show-refusal.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { ActionResult } from '../next-steps.tsx';
import { text } from '../auth.text.ts';
import { text as invitationText } from './invitation.text.ts';
import { uiText } from '../../../ui/ui.text.ts';

/** Signs up an invited person without an account: one form creates the account, confirms it and signs in. */
export function JoinForm({ token, email }: { token: string; email: string }) {
  const form = useForm<Values>({
    mode: 'onTouched',
    resolver: zodResolver(joinForm),
    defaultValues: { fullName: '', phoneNumber: '', password: '' },
  });
  const { control, formState } = form;
  const fullName = useWatch({ control, name: 'fullName' });

  async function join(values: Values) {
    try {
      signedIn(await call(joinWithInvitation, { body: { token, ...values } }));
      location.assign('/dashboard/app');
    } catch (failure) {
      showRefusal(form, failure);
    }
  }

  return (
    <Form label={text.yourAccount} onSubmit={(event) => void form.handleSubmit(join)(event)}>
      <ActionResult>{invitationText.loginHint(email)}</ActionResult>
      <TextField
        control={control}
        name="fullName"
        label={uiText.name}
        autoComplete="name"
        required
      />
      <TextField
        control={control}
        name="phoneNumber"
        label={uiText.phoneNumber}
        type="tel"
        autoComplete="tel"
        required
      />
      <NewPasswordField
        control={control}
        {...passwordFields.password}
        email={email}
        fullName={fullName}
      />
      <FormError>{formState.errors.root?.message}</FormError>
      <SubmitButton busy={formState.isSubmitting} fullWidth>
        {invitationText.joinTeam}
      </SubmitButton>
    </Form>
  );
}
