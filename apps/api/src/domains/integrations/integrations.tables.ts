// Generated from the migrations by `npm run generate:tables`. Do not edit.
import type { Identity, Published } from '../../platform/db/columns.ts';

interface ApiKeys {
  createdAt: Date;
  endedAt: Date | null;
  id: Identity;
  keyHash: Buffer;
  name: string;
}

export interface IntegrationsTables {
  apiKeys: ApiKeys;
  'published.apiKeys': Published<
    IntegrationsTables,
    'apiKeys',
    'endedAt' | 'id' | 'keyHash' | 'name'
  >;
}
