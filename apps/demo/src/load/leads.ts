import { dayMs, hourMs } from '@counter/contract/shared';
import { type ImportedLead, type Tx, importLeads } from '@counter/api/import';

type DemoLead = Omit<ImportedLead, 'createdAt'> & { readonly daysAgo: number };

/** Businesses that asked to become partners. Their numbers are reserved for fiction. */
const demoLeads: readonly DemoLead[] = [
  {
    businessName: 'Marigold Tacos',
    businessAddress: '87 Smith Street, Brooklyn, NY 11201',
    businessPhone: '+1 (718) 555-0141',
    state: 'REFUSED',
    notes: 'Wants catering orders of 200 and more only. Ask again next year.',
    daysAgo: 34,
  },
  {
    businessName: 'Harbor Lane Fish',
    businessAddress: '3 Harbor Lane, Portland, ME 04101',
    businessPhone: '+1 (207) 555-0166',
    state: 'CONTACTED',
    notes: 'Spoke with Nora. She decides after the summer season.',
    daysAgo: 12,
  },
  {
    businessName: 'Blue Door Bakery',
    businessAddress: '9 Pearl Street, Burlington, VT 05401',
    businessPhone: '+1 (802) 555-0130',
    state: 'CONVERTED',
    notes: 'Bakes at home with a license. Applied on the day of the call.',
    daysAgo: 6,
  },
  {
    businessName: 'Kettle & Grain',
    businessAddress: '640 Valencia Street, San Francisco, CA 94110',
    businessPhone: '+1 (415) 555-0187',
    state: 'CONTACTED',
    notes: 'Has two branches and wants to begin with one. Send the price list.',
    daysAgo: 3,
  },
  {
    businessName: 'Olive Street Pharmacy',
    businessAddress: '1180 Olive Street, St. Louis, MO 63101',
    businessPhone: '+1 (314) 555-0109',
    state: 'NEW',
    notes: '',
    daysAgo: 1,
  },
  {
    businessName: 'Nonna Pia',
    businessAddress: '51 Hanover Street, Boston, MA 02113',
    businessPhone: '+1 (617) 555-0172',
    state: 'NEW',
    notes: '',
    daysAgo: 0,
  },
];

/** Writes the leads, the latest one an hour old. Returns their ids by business name. */
export async function createLeads(tx: Tx, now: Date): Promise<ReadonlyMap<string, number>> {
  const leads = demoLeads.map(({ daysAgo, ...lead }) => ({
    ...lead,
    createdAt: new Date(now.getTime() - daysAgo * dayMs - hourMs),
  }));
  return importLeads(tx, leads);
}
