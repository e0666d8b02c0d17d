export type DemoUser = {
  readonly email: string;
  readonly fullName: string;
  /** Reserved for fiction. */
  readonly phoneNumber: string;
  /** The account's purpose in the demo. */
  readonly shows: string;
  readonly operator?: boolean;
};

/** All accounts of the demo. */
export const demoUsers: readonly DemoUser[] = [
  {
    email: 'owner@demo.test',
    fullName: 'Sofia Karam',
    phoneNumber: '+1 (718) 555-0110',
    shows: 'owns Cedar Kitchen and its branch at Riverside',
  },
  {
    email: 'manager@demo.test',
    fullName: 'Marcus Bell',
    phoneNumber: '+1 (718) 555-0113',
    shows: 'manages Cedar Kitchen',
  },
  {
    email: 'staff@demo.test',
    fullName: 'Leila Haddad',
    phoneNumber: '+1 (718) 555-0114',
    shows: 'works at Cedar Kitchen',
  },
  {
    email: 'accountant@demo.test',
    fullName: 'Ruth Levine',
    phoneNumber: '+1 (718) 555-0115',
    shows: 'keeps the books of Cedar Kitchen',
  },
  {
    email: 'second@demo.test',
    fullName: 'Daniel Okafor',
    phoneNumber: '+1 (312) 555-0120',
    shows: 'owns Fern & Field Grocer',
  },
  {
    email: 'pending@demo.test',
    fullName: 'Clara Nowak',
    phoneNumber: '+1 (802) 555-0130',
    shows: 'owns Blue Door Bakery, not approved yet',
  },
  {
    email: 'newcomer@demo.test',
    fullName: 'Theo Martin',
    phoneNumber: '+1 (646) 555-0138',
    shows: 'has no store yet',
  },
  {
    email: 'operator@demo.test',
    fullName: 'Imani Brooks',
    phoneNumber: '+1 (212) 555-0100',
    shows: 'runs the marketplace',
    operator: true,
  },
];
