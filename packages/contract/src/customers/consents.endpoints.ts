import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope } from '../shared/schema.ts';
import { consent, recordConsentRequest, withdrawConsentRequest } from './consents.schemas.ts';

const writes = { permission: 'customers:write', store: 'body.storeId' } as const;

const history = envelope(z.array(consent));

export const recordConsent = endpoint({
  method: 'POST',
  path: '/store/customers/consent/record',
  summary:
    'Records that the owner of a phone number agreed to text messages, and how. Returns the history of that number, the latest first. Existing consent stays as it is.',
  body: recordConsentRequest,
  answer: history,
  can: writes,
});

export const withdrawConsent = endpoint({
  method: 'POST',
  path: '/store/customers/consent/withdraw',
  summary:
    "Withdraws the consent of a phone number's owner to text messages, and returns the history of that number. The consent that was given stays on record.",
  body: withdrawConsentRequest,
  answer: history,
  can: writes,
});
