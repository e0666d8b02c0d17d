import { endpoint } from '../../endpoint.ts';
import { envelope } from '../../shared/schema.ts';
import { itemFigures, itemFiguresRequest } from './items.schemas.ts';

export const findItemFigures = endpoint({
  method: 'POST',
  path: '/store/stats/items',
  summary: 'Answers how each item sold over some days, and how long it could not be ordered.',
  body: itemFiguresRequest,
  answer: envelope(itemFigures),
  can: { permission: 'analytics:read', store: 'body.storeId' },
});
