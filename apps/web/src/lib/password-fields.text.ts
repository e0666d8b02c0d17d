/** Labels and help of the fields for a new password. */
export const passwordText = {
  atLeast10CharactersTry: 'At least 10 characters. Try a few unrelated words.',
  password: 'Password',
  newPassword: 'New password',
  confirmPassword: 'Confirm password',
};
