import { endpoint } from '../endpoint.ts';
import { envelope } from '../shared/schema.ts';
import { registerBusinessRequest } from './business-form.schemas.ts';
import { business } from './store.schemas.ts';

export const registerBusiness = endpoint({
  method: 'POST',
  path: '/business/register',
  summary: 'Adds another store, which waits for the marketplace to verify it.',
  body: registerBusinessRequest,
  answer: envelope(business),
  can: 'signedIn',
  idempotency: 'accepted',
  rateLimit: 10,
});
