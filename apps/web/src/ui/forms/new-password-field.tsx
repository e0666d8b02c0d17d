import { minPasswordLength } from '@counter/contract/shared';
import { type FieldValues, useFormState, useWatch } from 'react-hook-form';
import type { FieldProps } from './field-value.ts';
import classes from './new-password-field.module.css';
import { PasswordField } from './password-field.tsx';
import { type PasswordOwnerFields, usePasswordRating } from './use-password-rating.ts';
import { formsText } from './forms.text.ts';

interface NewPasswordFieldProps<Values extends FieldValues, Output>
  extends FieldProps<Values, Output>, PasswordOwnerFields {}

/** A field for a new password that rates it while the person types. */
export function NewPasswordField<Values extends FieldValues, Output = Values>({
  email = '',
  fullName = '',
  ...field
}: NewPasswordFieldProps<Values, Output>) {
  const { control, name } = field;
  const password: string = useWatch({ control, name });
  const formState = useFormState({ control, name });
  const { error } = control.getFieldState(name, formState);
  return (
    <div>
      <PasswordField {...field} autoComplete="new-password" />
      <Strength
        password={password}
        email={email}
        fullName={fullName}
        isTold={error !== undefined}
      />
    </div>
  );
}

interface StrengthProps extends PasswordOwnerFields {
  password: string;
  /** True if the field already shows the error. */
  isTold: boolean;
}

function Strength({ password, isTold, ...owner }: StrengthProps) {
  const rating = usePasswordRating(password, owner);
  const isShort = password.length < minPasswordLength;
  const score = isShort ? Math.min(rating?.score ?? 0, 2) : (rating?.score ?? 0);
  const word = isShort
    ? formsText.tooShort
    : (rating?.refusal ?? (score === 4 ? formsText.strong : formsText.good));
  return (
    <div className={classes.strength} aria-live="polite" hidden={!rating || password === ''}>
      <span className={classes.bar} data-score={score} aria-hidden>
        <span />
        <span />
        <span />
        <span />
      </span>
      <span className={classes.word}>{rating && !isTold ? word : null}</span>
    </div>
  );
}
