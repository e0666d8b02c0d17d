import { z } from 'zod/mini';
import { choice } from '../shared/choice.ts';
import { textOr } from '../shared/absent.ts';
import { uploadedPicture } from '../files/files.schemas.ts';
import { bankDetails, maskedBankDetails } from '../settings/bank-details.schemas.ts';
import { fieldRule, numberBetween, phoneNumber, timeZone } from '../shared/fields.ts';
import { id, instant, requiredText, userIdClaim } from '../shared/schema.ts';
import { taxPercent } from '../shared/tax-rate.ts';
import { webAddress } from '../shared/web-address.ts';
import { readWorkingHours, writeWorkingHours } from '../store/written-hours.ts';

/** The business types and their labels. */
export const businessTypes = {
  PHYSICAL_STORE: 'Physical/Local Store',
  FOOD_TRUCK: 'Food Truck',
  HOME_CHEF: 'Home Chef or Virtual Brand',
  ENTERPRISE: 'Enterprise/National Brand',
} as const;

export type BusinessType = keyof typeof businessTypes;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the object above
export const businessTypeCodes = Object.keys(businessTypes) as [BusinessType, ...BusinessType[]];

const hoursHint =
  'Type hours such as 9:00 AM - 9:00 PM, or Mon-Fri 9:00 - 17:00; Sat 10:00 - 14:00';

function isWorkingHours(text: string): boolean {
  return readWorkingHours(text) !== undefined;
}

function tidyHours(text: string): string {
  const week = readWorkingHours(text);
  return week ? writeWorkingHours(week) : text;
}

/** The maximum number of menu pictures. */
export const menuPictureLimit = 3;

const businessFields = {
  name: requiredText('Business name  is required.', 120),
  businessType: choice(businessTypeCodes, businessTypes, 'Restaurant type  is required.'),
  address: requiredText('Address  is required.', 300),
  phoneNumber: phoneNumber('Store phone number  is required.'),
  /** Percent, with up to 4 decimals. */
  storeTaxRate: taxPercent('Store tax rate  is required.', 'Store tax rate'),
  /** In any notation; stored as `09:00 - 21:00`, past midnight if the end isn't after the start. */
  workingHours: z.string(textOr('Working hours  is required.')).check(
    z.trim(),
    z.minLength(1, 'Working hours  is required.'),
    z.refine((hours) => hours === '' || isWorkingHours(hours), hoursHint),
    z.overwrite(tidyHours),
  ),
  totalLocations: numberBetween('Number of locations  is required.', {
    minimum: 1,
    maximum: 100_000,
    decimals: 0,
    message: 'Number of locations must be a whole number from 1',
  }),
  menuWebsite: z._default(webAddress('https://example.com/menu'), ''),
  menuPics: z._default(
    z.array(uploadedPicture).check(z.maxLength(menuPictureLimit, 'At most 3 images')),
    [],
  ),
  timeZone: z._default(timeZone, 'America/New_York'),
};

type Menu = { readonly menuWebsite: string; readonly menuPics: readonly string[] };

const hasMenu = fieldRule<Menu>(
  'menuWebsite',
  'Add menu URL or upload image',
  ({ menuWebsite, menuPics = [] }) => menuWebsite !== '' || menuPics.length > 0,
);

/** Step 1 of signing up, as in the form. */
export const businessInfo = z.object(businessFields).check(hasMenu);

export type BusinessInfo = z.output<typeof businessInfo>;
export type BusinessInfoForm = z.input<typeof businessInfo>;

/** Step 1 of signing up, as sent. */
export const businessInfoRequest = z
  .object({ userId: userIdClaim, ...businessFields })
  .check(hasMenu);

/** Step 2 of signing up, as sent. */
export const bankDetailsRequest = z.intersection(
  z.object({ userId: userIdClaim, storeId: id }),
  bankDetails,
);

/** The states of an application. A refused one can be corrected and submitted again. */
export const applicationStates = ['DRAFT', 'SUBMITTED', 'APPROVED', 'REFUSED'] as const;

export type ApplicationState = (typeof applicationStates)[number];

/** The wizard's steps after the account. */
export const onboardingSteps = ['BUSINESS', 'BANK', 'DONE'] as const;

/** The progress of the signed-in person's application for their first store. */
export const onboarding = z.object({
  /** The next step. `DONE` if everything was submitted. */
  step: z.enum(onboardingSteps),
  state: z.enum(applicationStates),
  /** The store created by step 1; null before it. */
  storeId: z.nullable(id),
  storeName: z.nullable(z.string()),
  email: z.string(),
  emailConfirmed: z.boolean(),
  submittedAt: z.nullable(instant),
  decidedAt: z.nullable(instant),
  /** The reason for the refusal, in a sentence for the applicant. */
  reason: z.nullable(z.string()),
  /** The saved values of step 1, to continue from. */
  business: z.nullable(
    z.object({
      name: z.string(),
      businessType: z.enum(businessTypeCodes),
      address: z.string(),
      phoneNumber: z.string(),
      storeTaxRate: z.number(),
      workingHours: z.string(),
      totalLocations: z.int(),
      menuWebsite: z.string(),
      menuPics: z.array(z.string()),
      timeZone: z.string(),
    }),
  ),
  /** The saved values of step 2, masked for display and never sent back. */
  bank: z.nullable(maskedBankDetails),
});

export type Onboarding = z.infer<typeof onboarding>;
