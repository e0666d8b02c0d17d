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
    'Writes down that the owner of a phone number agreed to text messages, and how; answers the history of that number, the latest first. What stands already is left as it is.',
  body: recordConsentRequest,
  answer: history,
  can: writes,
});

export const withdrawConsent = endpoint({
  method: 'POST',
  path: '/store/customers/consent/withdraw',
  summary:
    'Sends no further text messages to a phone number, as its owner wishes; answers the history of that number. The consent that was given stays on record.',
  body: withdrawConsentRequest,
  answer: history,
  can: writes,
});
