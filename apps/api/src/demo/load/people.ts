/** The password of everybody in the demo. */
export const demoPassword = 'Demo-pass-1';

export type DemoUser = {
  readonly email: string;
  readonly fullName: string;
  /** What signing in as them shows. */
  readonly shows: string;
  readonly operator?: boolean;
};

/** Everybody who can sign in to the demo. */
export const demoUsers: readonly DemoUser[] = [
  {
    email: 'owner@demo.test',
    fullName: 'Sofia Karam',
    shows: 'owns Cedar Kitchen and its branch at Riverside',
  },
  { email: 'manager@demo.test', fullName: 'Marcus Bell', shows: 'manages Cedar Kitchen' },
  { email: 'staff@demo.test', fullName: 'Leila Haddad', shows: 'works at Cedar Kitchen' },
  {
    email: 'accountant@demo.test',
    fullName: 'Ruth Levine',
    shows: 'keeps the books of Cedar Kitchen',
  },
  {
    email: 'second@demo.test',
    fullName: 'Daniel Okafor',
    shows: 'owns Fern & Field Grocer',
  },
  {
    email: 'pending@demo.test',
    fullName: 'Clara Nowak',
    shows: 'owns Blue Door Bakery, not approved yet',
  },
  { email: 'newcomer@demo.test', fullName: 'Theo Martin', shows: 'has no store yet' },
  {
    email: 'operator@demo.test',
    fullName: 'Imani Brooks',
    shows: 'runs the marketplace',
    operator: true,
  },
];
