import type { BusinessType } from '@counter/contract/onboarding';
import type { BankDetails } from '@counter/contract/settings';
import type { StoreProfile } from '@counter/api/import';

/** A store owner's fictitious application. */
export type Partner = {
  /** True for the owner's first store. */
  readonly first: boolean;
  readonly businessType: BusinessType | null;
  /** The hours given in the application. The demo's approved stores take orders around the clock. */
  readonly workingHours: string;
  readonly totalLocations: number | null;
  readonly menuWebsite: string;
  /** The name of the demo lead that it came from. */
  readonly lead: string | null;
  readonly profile: StoreProfile;
  readonly bank: BankDetails;
};

const madeUp = {
  individual: false,
  franchiseAssociated: false,
  routingNumber: '999999992',
};

export const cedarKitchenPartner: Partner = {
  first: true,
  businessType: 'PHYSICAL_STORE',
  workingHours: '10:00 - 23:00',
  totalLocations: 2,
  menuWebsite: 'https://cedar-kitchen.example/menu',
  lead: null,
  profile: {
    phoneNumber: '17185550110',
    landMark: 'Clock Tower',
    profileName: 'Cedar Kitchen',
    email: 'hello@cedar-kitchen.example',
    whatsappNumber: '17185550111',
    terms: 'Orders are final once cooking has begun.',
    acceptsEmail: true,
    acceptsCalls: true,
    acceptsWhatsapp: true,
  },
  bank: {
    ...madeUp,
    accountNumber: '000123456789',
    legalBusinessName: 'Cedar Kitchen LLC',
    address: '212 Court Street, Brooklyn, NY 11201',
    ein: '12-3456789',
    legalFirstName: 'Sofia',
    legalLastName: 'Karam',
    dateOfBirth: '1984-02-29',
    ssn: '6789',
  },
};

export const riversidePartner: Partner = {
  ...cedarKitchenPartner,
  first: false,
  businessType: null,
  totalLocations: null,
  menuWebsite: '',
  profile: {
    ...cedarKitchenPartner.profile,
    phoneNumber: '17185550112',
    landMark: 'Ferry Dock 4',
    profileName: 'Cedar Kitchen Riverside',
  },
};

export const fernAndFieldPartner: Partner = {
  first: true,
  businessType: 'ENTERPRISE',
  workingHours: '07:00 - 22:00',
  totalLocations: 6,
  menuWebsite: 'https://fern-and-field.example',
  lead: null,
  profile: {
    phoneNumber: '13125550120',
    landMark: 'Brown Line.',
    profileName: 'Fern & Field',
    email: '',
    whatsappNumber: '13125550121',
    terms: 'Cold goods cannot be returned.',
    acceptsEmail: false,
    acceptsCalls: true,
    acceptsWhatsapp: false,
  },
  bank: {
    ...madeUp,
    accountNumber: '000987654321',
    legalBusinessName: 'Fern & Field Grocers Inc.',
    address: '4731 North Lincoln Avenue, Chicago, IL 60625',
    ein: '98-7654321',
    franchiseAssociated: true,
    totalFranchise: '6',
    legalFirstName: 'Daniel',
    legalLastName: 'Okafor',
    dateOfBirth: '1979-11-03',
    ssn: '4321',
  },
};

export const blueDoorPartner: Partner = {
  first: true,
  businessType: 'HOME_CHEF',
  workingHours: '07:00 - 19:00',
  totalLocations: 1,
  menuWebsite: 'https://blue-door-bakery.example/menu',
  lead: 'Blue Door Bakery',
  profile: {
    phoneNumber: '18025550130',
    landMark: '',
    profileName: '',
    email: '',
    whatsappNumber: '',
    terms: '',
    acceptsEmail: false,
    acceptsCalls: false,
    acceptsWhatsapp: false,
  },
  bank: {
    ...madeUp,
    accountNumber: '000555000123',
    individual: true,
    legalBusinessName: 'Clara Nowak, Blue Door Bakery',
    address: '9 Pearl Street, Burlington, VT 05401',
    ein: '',
    legalFirstName: 'Clara',
    legalLastName: 'Nowak',
    dateOfBirth: '1991-06-17',
    ssn: '2468',
  },
};
