/** The fields of a password that somebody chooses. */
export const passwordFields = {
  password: {
    name: 'password',
    label: 'Password',
    autoComplete: 'new-password',
    help: 'At least 8 characters. The longer, the better.',
    required: true,
  },
  newPassword: {
    name: 'newPassword',
    label: 'New password',
    autoComplete: 'new-password',
    help: 'At least 8 characters. Longer is better than complicated.',
    required: true,
  },
  confirmPassword: {
    name: 'confirmPassword',
    label: 'Confirm password',
    autoComplete: 'new-password',
    required: true,
  },
} as const;
