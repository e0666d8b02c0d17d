const help = 'At least 10 characters. Try a few unrelated words.';

/** The fields of a password that somebody chooses. */
export const passwordFields = {
  password: { name: 'password', label: 'Password', help, required: true },
  newPassword: { name: 'newPassword', label: 'New password', help, required: true },
  confirmPassword: {
    name: 'confirmPassword',
    label: 'Confirm password',
    autoComplete: 'new-password',
    required: true,
  },
} as const;
