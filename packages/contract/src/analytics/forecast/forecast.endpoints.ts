import { z } from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { envelope, idInPath } from '../../shared/schema.ts';
import { forecast } from './forecast.schemas.ts';

export const findForecast = endpoint({
  method: 'GET',
  path: '/store/stats/forecast/{storeId}',
  summary: 'Gets the expected orders and items of each of the next seven days.',
  params: z.object({ storeId: idInPath }),
  answer: envelope(forecast),
  can: { permission: 'stats:read', store: 'params.storeId' },
});
