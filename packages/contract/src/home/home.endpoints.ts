import { endpoint } from '../endpoint.ts';
import { envelope } from '../shared/schema.ts';
import { leadCreated, leadRequest } from './home.schemas.ts';

export const createLead = endpoint({
  method: 'POST',
  path: '/business/merchant-lead',
  summary: 'Creates a lead for a business that wants to become a partner, and returns its id.',
  body: leadRequest,
  answer: envelope(leadCreated),
  can: 'anyone',
  idempotency: 'accepted',
  rateLimit: 10,
});
