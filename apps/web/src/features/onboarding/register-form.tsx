import { registerForm, type RegisterForm as Values } from '@counter/contract/auth';
import { zodResolver } from '@hookform/resolvers/zod';
import { useNavigate } from '@tanstack/react-router';
import { useForm, useWatch } from 'react-hook-form';
import { passwordFields } from '../../lib/account/password-fields.ts';
import { Form, SubmitButton } from '../../ui/forms/form.tsx';
import { NewPasswordField } from '../../ui/forms/new-password-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import classes from './register-form.module.css';
import { carryPassword } from './registered.ts';
import { text } from './onboarding.text.ts';
import { uiText } from '../../ui/ui.text.ts';

const blank = { firstName: '', lastName: '', email: '', password: '' };

/** Takes the first account values to the wizard without sending anything. */
export function RegisterForm({ label }: { label: string }) {
  const navigate = useNavigate();
  const form = useForm({
    mode: 'onTouched',
    resolver: zodResolver(registerForm),
    defaultValues: blank,
  });
  const { control, formState } = form;
  const [email, firstName, lastName] = useWatch({
    control,
    name: ['email', 'firstName', 'lastName'],
  });

  async function register({ password, ...registered }: Values) {
    carryPassword(registered.email, password);
    await navigate({ to: '/signup', state: { registered } });
  }

  return (
    <Form label={label} onSubmit={(event) => void form.handleSubmit(register)(event)}>
      <div className={classes.names}>
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
      </div>
      <TextField
        control={control}
        name="email"
        label={uiText.email}
        type="email"
        autoComplete="username"
        required
      />
      <NewPasswordField
        control={control}
        {...passwordFields.password}
        email={email}
        fullName={`${firstName} ${lastName}`}
      />
      <SubmitButton busy={formState.isSubmitting} fullWidth>
        {text.register}
      </SubmitButton>
      <p className={classes.terms}>{text.termsHint}</p>
    </Form>
  );
}
