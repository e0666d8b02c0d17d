import { text } from './lib.text.ts';

const help = text.atLeast10CharactersTry;

/** The fields of a password that somebody chooses. */
export const passwordFields = {
  password: { name: 'password', label: text.password, help, required: true },
  newPassword: { name: 'newPassword', label: text.newPassword, help, required: true },
  confirmPassword: {
    name: 'confirmPassword',
    label: text.confirmPassword,
    autoComplete: 'new-password',
    required: true,
  },
} as const;
