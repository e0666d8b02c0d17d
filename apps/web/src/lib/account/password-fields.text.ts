/** Labels and help of the fields for a new password. */
export const passwordText = {
  newPasswordHelp: 'At least 10 characters. Try a few unrelated words.',
  password: 'Password',
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
};
