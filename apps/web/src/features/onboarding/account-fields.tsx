import type { signUpForm } from '@counter/contract/auth';
import { type Control, useWatch } from 'react-hook-form';
import type { z } from 'zod/mini';
import { passwordFields } from '../../lib/account/password-fields.ts';
import { NewPasswordField } from '../../ui/forms/new-password-field.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { Columns } from './step-form.tsx';
import { text } from './onboarding.text.ts';
import { uiText } from '../../ui/ui.text.ts';

export type AccountControl = Control<
  z.input<typeof signUpForm>,
  unknown,
  z.output<typeof signUpForm>
>;

/** The fields of step 0. */
export function AccountFields({ control }: { control: AccountControl }) {
  const [email, firstName, lastName] = useWatch({
    control,
    name: ['email', 'firstName', 'lastName'],
  });
  return (
    <Columns>
      <TextField
        control={control}
        name="firstName"
        label={text.firstName}
        autoComplete="given-name"
        required
      />
      <TextField
        control={control}
        name="lastName"
        label={text.lastName}
        autoComplete="family-name"
        required
      />
      <TextField
        control={control}
        name="email"
        label={uiText.email}
        type="email"
        autoComplete="username"
        help={text.emailHelp}
        required
      />
      <TextField
        control={control}
        name="phoneNumber"
        label={uiText.phoneNumber}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        help={text.phoneHelp}
        required
      />
      <NewPasswordField
        control={control}
        {...passwordFields.password}
        email={email}
        fullName={`${firstName} ${lastName}`}
      />
      <PasswordField control={control} {...passwordFields.confirmPassword} />
    </Columns>
  );
}
