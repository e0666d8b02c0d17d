import { passwordText } from './password-fields.text.ts';

const help = passwordText.newPasswordHelp;

/** Form fields for choosing a password. */
export const passwordFields = {
  password: { name: 'password', label: passwordText.password, help, required: true },
  newPassword: { name: 'newPassword', label: passwordText.newPassword, help, required: true },
  confirmPassword: {
    name: 'confirmPassword',
    label: passwordText.confirmPassword,
    autoComplete: 'new-password',
    required: true,
  },
} as const;
