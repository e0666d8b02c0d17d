import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope } from '../shared/schema.ts';
import {
  cancelFactorResetRequest,
  decideFactorResetRequest,
  factorReset,
  lostFactorRequest,
} from './lost-factor.schemas.ts';

export const reportLostFactor = endpoint({
  method: 'POST',
  path: '/merchant/auth/lost-factor',
  summary:
    'Asks the marketplace to remove a lost second factor. The addresses of the account are mailed a link that cancels it.',
  body: lostFactorRequest,
  answer: envelope(z.object({ requested: z.boolean() })),
  can: 'anyone',
  rateLimit: 5,
});

export const cancelFactorReset = endpoint({
  method: 'POST',
  path: '/merchant/auth/lost-factor/cancel',
  summary: 'Cancels the removal of a second factor with the link of a mail.',
  body: cancelFactorResetRequest,
  answer: envelope(z.object({ cancelled: z.boolean() })),
  can: 'anyone',
  rateLimit: 10,
});

export const findFactorResets = endpoint({
  method: 'GET',
  path: '/operator/factor-resets',
  summary: 'Lists the latest requests to remove a lost second factor, open ones first.',
  answer: envelope(z.array(factorReset)),
  can: 'operator',
});

export const decideFactorReset = endpoint({
  method: 'POST',
  path: '/operator/factor-reset/decide',
  summary: 'Approves or rejects a request. An approved one takes effect after 72 hours.',
  body: decideFactorResetRequest,
  answer: envelope(z.array(factorReset)),
  can: 'operator',
  proof: 'required',
});
