/** The password of everybody in the demo. It is in our documentation, so nobody can choose it. */
export const demoPassword = 'Demo-pass-1';
