// Generated from the migrations by `npm run generate:tables`. Do not edit.
import type { LeadState } from '@counter/contract/home';
import type { Identity, Published } from '../../platform/db/columns.ts';

interface Leads {
  businessAddress: string;
  businessName: string;
  businessPhone: string;
  createdAt: Date;
  id: Identity;
  notes: string;
  state: LeadState;
}

export interface HomeTables {
  leads: Leads;
  'published.leads': Published<HomeTables, 'leads', 'businessName' | 'id' | 'notes'>;
}
