import * as adjustments from './adjustments/index.ts';
import * as analytics from './analytics/index.ts';
import * as audit from './audit/index.ts';
import * as auth from './auth/index.ts';
import * as consumers from './consumers/index.ts';
import * as customers from './customers/index.ts';
import * as deals from './deals/index.ts';
import type { Endpoint } from './endpoint.ts';
import * as expenses from './expenses/index.ts';
import * as feedback from './feedback/index.ts';
import * as files from './files/index.ts';
import * as home from './home/index.ts';
import * as integrations from './integrations/index.ts';
import * as ledger from './ledger/index.ts';
import * as marketing from './marketing/index.ts';
import * as menu from './menu/index.ts';
import * as notifications from './notifications/index.ts';
import * as onboarding from './onboarding/index.ts';
import * as operator from './operator/index.ts';
import * as orders from './orders/index.ts';
import * as people from './people/index.ts';
import * as printing from './printing/index.ts';
import * as promotions from './promotions/index.ts';
import type { Domain } from './registry/domains.ts';
import * as referrals from './referrals/index.ts';
import * as reports from './reports/index.ts';
import * as payments from './payments/index.ts';
import * as payouts from './payouts/index.ts';
import * as sales from './sales/index.ts';
import * as search from './search/index.ts';
import * as settings from './settings/index.ts';
import * as store from './store/index.ts';
import * as storefront from './storefront/index.ts';
import * as stream from './stream/index.ts';
import { domainSentences } from './tags.ts';
import * as team from './team/index.ts';
import * as views from './views/index.ts';

const domains = {
  adjustments,
  analytics,
  audit,
  auth,
  consumers,
  customers,
  deals,
  expenses,
  feedback,
  files,
  home,
  integrations,
  ledger,
  marketing,
  menu,
  notifications,
  onboarding,
  operator,
  orders,
  people,
  printing,
  promotions,
  referrals,
  reports,
  payments,
  payouts,
  sales,
  search,
  settings,
  store,
  storefront,
  stream,
  team,
  views,
} satisfies Record<Domain | 'stream', object>;

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

/** All calls with their domains, for docs and for tests that go through all of them. */
export const allEndpoints: readonly {
  readonly domain: string;
  readonly name: string;
  readonly endpoint: Endpoint;
}[] = Object.entries(domains).flatMap(([domain, members]) =>
  Object.entries(members).flatMap(([name, value]: [string, unknown]) =>
    isEndpoint(value) ? [{ domain, name, endpoint: value }] : [],
  ),
);

const sentences: Readonly<Record<keyof typeof domains, string>> = domainSentences;

/** The domains, each with a sentence. */
export const apiTags: readonly { readonly name: string; readonly description: string }[] =
  Object.entries(sentences).map(([name, description]) => ({ name, description }));
