/** The purpose of a code. */
export type CodePurpose = 'SIGN_IN' | 'CONTACT_PHONE' | 'ORDER' | 'TEST_NUMBER';
