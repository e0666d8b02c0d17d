import { bankDetailsCases, businessFormCases, businessInfoCases } from '@counter/contract/cases';
import { businessTypes } from '@counter/contract/onboarding';
import { registerBusiness } from '@counter/contract/store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verdictAt, verdictOf, type SentCase } from '../../testing/form-cases.ts';
import { createTestApp, type TestApp } from '../../testing/app.ts';
import { addStore, addUser } from '../../testing/stores/marketplace.ts';
import { addDraft, post, sendBank, sendBusiness } from '../../testing/partner-api/partners.ts';

let test: TestApp;
let draft: Awaited<ReturnType<typeof addDraft>>;
let owner: Awaited<ReturnType<typeof addUser>>;

beforeAll(async () => {
  test = await createTestApp();
  draft = await addDraft(test);
  owner = await addUser(test.platform.db, {
    store: await addStore(test.platform.db),
    role: 'owner',
  });
});
afterAll(async () => test.close());

const changesOf = ({ field, value, given }: SentCase) => ({ ...given, [field]: value });

const picture = '/uploads/pictures/0123456789abcdef-large.webp';
const gone = 'This picture no longer exists. Upload it again.';
const kinds =
  'Choose one of: Physical/Local Store, Food Truck, Home Chef or Virtual Brand, Enterprise/National Brand';

const businessInfoExtras: readonly SentCase[] = [
  { field: 'businessType', value: 'DINER', message: kinds },
  { field: 'businessType', value: undefined, message: 'Restaurant type  is required.' },
  ...Object.values(businessTypes).map((value) => ({
    field: 'businessType',
    value,
    message: null,
  })),
  { field: 'name', value: null, message: 'Business name  is required.' },
  { field: 'storeTaxRate', value: 8.25, message: null },
  {
    field: 'storeTaxRate',
    value: 26,
    message: 'Store tax rate must be between 0 and 25, with up to 4 decimals',
  },
  { field: 'totalLocations', value: 3, message: null },
  { field: 'timeZone', value: 'America/Chicago', message: null },
  {
    field: 'timeZone',
    value: 'Nowhere/Town',
    message: 'Enter a time zone such as America/New_York',
  },
  { field: 'menuPics', value: [picture], message: gone },
  {
    field: 'menuPics',
    value: Array.from({ length: 4 }, () => picture),
    message: 'At most 3 images',
  },
];

describe('the API validates business information', () => {
  it.each([...businessInfoCases.cases, ...businessInfoExtras])(
    '$field $value: $message',
    async (one) => {
      const response = await sendBusiness(test, draft.person, changesOf(one));
      expect(verdictAt(response, one.field)).toEqual(verdictOf(one));
    },
  );

  it('accepts only uploaded pictures', async () => {
    const menuPics = ['https://elsewhere.test/picture.webp'];
    const response = await sendBusiness(test, draft.person, { menuPics });
    expect(verdictAt(response, 'menuPics.0')).toEqual({
      message: 'Upload the picture first',
      status: 422,
    });
  });
});

const bankDetailsExtras: readonly SentCase[] = [
  { field: 'ein', value: 'nonsense', message: null, given: { individual: true } },
  { field: 'totalFranchise', value: 'some', message: null },
  { field: 'routingNumber', value: 123_456_789, message: 'Must be text' },
  { field: 'dateOfBirth', value: null, message: 'Date of birth  is required.' },
];

describe('the API validates bank details', () => {
  it.each([...bankDetailsCases.cases, ...bankDetailsExtras])(
    '$field $value: $message',
    async (one) => {
      await test.platform.db.updateTable('applications').set({ state: 'DRAFT' }).execute();
      const { person, storeId } = draft;
      const response = await sendBank(test, person, storeId, changesOf(one));
      expect(verdictAt(response, one.field)).toEqual(verdictOf(one));
    },
  );
});

const businessFormExtras: readonly SentCase[] = [
  { field: 'image', value: null, message: null },
  { field: 'image', value: picture, message: gone },
  { field: 'image', value: 'data:image/png;base64,AA', message: 'Upload the picture first' },
  { field: 'timeZone', value: 'Europe/Berlin', message: null },
  { field: 'timeZone', value: '', message: 'Enter a time zone such as America/New_York' },
];

describe('the API validates the business form', () => {
  it.each([...businessFormCases.cases, ...businessFormExtras])(
    '$field $value: $message',
    async (one) => {
      const form = { ...businessFormCases.filled, ...changesOf(one) };
      const response = await post(test, registerBusiness, form, owner);
      expect(verdictAt(response, one.field)).toEqual(verdictOf(one));
    },
  );
});
