import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { listQuery } from '../operator/operator.schemas.ts';
import { envelope, idInPath, pageOf } from '../shared/schema.ts';
import {
  memberSecurityEvent,
  ownSecurityEvent,
  securityKinds,
  securityLogRow,
} from './security.schemas.ts';

export const findSecurityActivity = endpoint({
  method: 'GET',
  path: '/merchant/profile/security-activity',
  summary: "Lists sign-ins, failures and changes of the person's own account, the latest first.",
  query: z.object({
    /** The last event of the previous page. Omit for the latest events. */
    after: z.optional(idInPath),
  }),
  answer: envelope(z.object({ content: z.array(ownSecurityEvent), more: z.boolean() })),
  can: 'signedIn',
});

export const findTeamSecurity = endpoint({
  method: 'GET',
  path: '/merchant/store/team/security/{storeId}',
  summary: 'Lists the latest sign-ins and failures of the people of the store.',
  params: z.object({ storeId: idInPath }),
  answer: envelope(z.array(memberSecurityEvent)),
  can: { permission: 'audit:read', store: 'params.storeId' },
});

export const findSecurityLog = endpoint({
  method: 'GET',
  path: '/operator/security-log',
  summary: 'Lists sign-ins, failures, refusals and changes of all accounts, the latest first.',
  query: z.extend(listQuery, { state: z.optional(z.enum(securityKinds)) }),
  answer: envelope(pageOf(securityLogRow)),
  can: 'operator',
});
