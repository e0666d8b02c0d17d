import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope } from '../shared/schema.ts';
import {
  closeDayRequest,
  dayList,
  dayListRequest,
  dayReport,
  dayReportRequest,
  reopenDayRequest,
} from './closing.schemas.ts';

const reads = { permission: 'sales:read', store: 'body.storeId' } as const;
const writes = { permission: 'sales:write', store: 'body.storeId' } as const;

export const findDayReport = endpoint({
  method: 'POST',
  path: '/merchant/store/day/report',
  summary:
    'Gets a store day: orders by payment, counter sales, tips, refunds, expenses, cash, who worked, and the sign-off.',
  body: dayReportRequest,
  answer: envelope(dayReport),
  can: reads,
});

export const findDays = endpoint({
  method: 'POST',
  path: '/merchant/store/days',
  summary: 'Lists the days of a month, open and closed, the latest first.',
  body: dayListRequest,
  answer: envelope(dayList),
  can: reads,
});

export const exportDays = endpoint({
  method: 'POST',
  path: '/merchant/store/days/export',
  summary: 'Exports the days of a month as CSV.',
  body: dayListRequest,
  answer: z.string(),
  can: reads,
  kind: 'csv',
});

export const closeDay = endpoint({
  method: 'POST',
  path: '/merchant/store/day/close',
  summary: 'Signs a day off with the counted cash, and keeps its figures as they are.',
  body: closeDayRequest,
  answer: envelope(dayReport),
  can: writes,
});

export const reopenDay = endpoint({
  method: 'POST',
  path: '/merchant/store/day/reopen',
  summary: 'Reopens a closed day, with a reason.',
  body: reopenDayRequest,
  answer: envelope(dayReport),
  can: writes,
});
