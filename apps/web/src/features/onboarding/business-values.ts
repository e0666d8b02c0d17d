import {
  businessTypeCodes,
  type BusinessInfoForm,
  type Onboarding,
} from '@counter/contract/onboarding';
import { z } from 'zod/mini';
import { readInTab, writeInTab } from '@counter/browser/storage';
import { deviceTimeZone } from '../../lib/time/time-zones.ts';

const key = 'counter.signup.business';

const blank = {
  name: '',
  address: '',
  phoneNumber: '',
  storeTaxRate: '',
  workingHours: '',
  totalLocations: '',
  menuWebsite: '',
  menuPics: [],
};

/** Returns the initial values of step 1: the saved ones, or only the device's time zone. */
export function beginBusiness(saved: Onboarding['business']): Partial<BusinessInfoForm> {
  if (saved === null) return { ...blank, timeZone: deviceTimeZone() };
  const { storeTaxRate, totalLocations, ...rest } = saved;
  return { ...rest, storeTaxRate: String(storeTaxRate), totalLocations: String(totalLocations) };
}

const text = z.string();
const draftSchema = z.object({
  userId: z.number(),
  values: z.object({
    name: text,
    businessType: z.optional(z.enum(businessTypeCodes)),
    address: text,
    phoneNumber: text,
    storeTaxRate: text,
    workingHours: text,
    totalLocations: text,
    menuWebsite: text,
    menuPics: z.array(text),
    timeZone: text,
  }),
});

/** Returns the unsaved values of step 1 from before a reload; undefined if there are none. */
export function readDraft(userId: number): Partial<BusinessInfoForm> | undefined {
  const draft = readInTab<z.infer<typeof draftSchema> | undefined>(key, draftSchema, undefined);
  if (draft?.userId !== userId) return undefined;
  const { businessType, ...values } = draft.values;
  return businessType === undefined ? values : { ...values, businessType };
}

/** Stores the unsaved values in this tab only; undefined deletes them. They contain no secrets. */
export function keepDraft(userId: number, values: BusinessInfoForm | undefined): void {
  writeInTab(key, values && { userId, values });
}
