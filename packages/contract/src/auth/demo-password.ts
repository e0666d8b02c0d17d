/** Everybody's password in the demo. It is documented publicly, so nobody can choose it as a new password. */
export const demoPassword = 'Demo-pass-1';
