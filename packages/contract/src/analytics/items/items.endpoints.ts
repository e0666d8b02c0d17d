import { endpoint } from '../../endpoint.ts';
import { envelope } from '../../shared/schema.ts';
import { itemFigures, itemFiguresRequest } from './items.schemas.ts';

export const findItemFigures = endpoint({
  method: 'POST',
  path: '/store/stats/items',
  summary: 'Gets the sales of each item over some days, and how long it was unavailable.',
  body: itemFiguresRequest,
  answer: envelope(itemFigures),
  can: { permission: 'analytics:read', store: 'body.storeId' },
});
