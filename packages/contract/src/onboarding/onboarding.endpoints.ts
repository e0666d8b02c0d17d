import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, id } from '../shared/schema.ts';
import { bankDetailsRequest, businessInfoRequest, onboarding } from './onboarding.schemas.ts';

export const findOnboarding = endpoint({
  method: 'GET',
  path: '/merchant/onboarding',
  summary: "Gets the caller's progress toward a first store.",
  answer: envelope(onboarding),
  can: 'signedIn',
});

export const saveBusinessInfo = endpoint({
  method: 'POST',
  path: '/merchant/onboarding-business-info',
  summary: "Step 1 of signing up: saves the business and returns its store's id.",
  body: businessInfoRequest,
  answer: envelope(id),
  can: 'signedIn',
});

export const saveBankDetails = endpoint({
  method: 'POST',
  path: '/merchant/onboarding-business-bank-details',
  summary: 'Step 2 of signing up: saves the bank details encrypted and sends the application.',
  body: bankDetailsRequest,
  answer: envelope(z.string()),
  can: 'signedIn',
});
