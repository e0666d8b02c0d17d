import { endpoint } from '../endpoint.ts';
import { envelope } from '../shared/schema.ts';
import { waterfallAnswer, waterfallRequest } from './waterfall.schemas.ts';

export const findWaterfall = endpoint({
  method: 'POST',
  path: '/merchant/store/finance/waterfall',
  summary: 'Gets the steps from the sales of some days to what is paid out, account by account.',
  body: waterfallRequest,
  answer: envelope(waterfallAnswer),
  can: { permission: 'analytics:read', store: 'body.storeId' },
});
