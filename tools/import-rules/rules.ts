import { domainOrder, unlistedDomain } from './domain-order.ts';
import { everywhereRules, test, type ImportRule } from './everywhere-rules.ts';
import { featureOrder, unlistedFeature } from './feature-order.ts';
import { platformOrder, unlistedLayer } from './platform-order.ts';

const passwords = '^packages/contract/src/passwords/';
const contract = '^packages/contract/';
const browser = '^packages/browser/';
const domains = '^apps/api/src/domains/';
const domainIndex = String.raw`${domains}[^/]+/index[.]ts$`;
const demo = '^apps/demo/';
const feed = '^apps/demo/src/feed';

/** The entry points in the API's package.json. */
const apiDoors = String.raw`^apps/api/src/(run-server|import|testing/index)[.]ts$`;
const features = '^apps/web/src/features/';
const featureIndex = String.raw`${features}[^/]+/index[.]ts$`;

/** Renders whole screens for tests, including the app around them. */
const webTesting = '^apps/web/src/testing/';

/** The palette, which all apps share. */
const tokens = String.raw`^apps/web/src/ui/theme/(tokens|fonts)[.]css$`;

const npmPackage = (name: string): string => `(^|/)node_modules/${name}/`;

const workspaceRules: ImportRule[] = [
  {
    name: 'contract-stands-alone',
    comment: 'The contract depends on zod alone: no other package, no Node, nothing of ours.',
    from: { path: contract, pathNot: [test, passwords] },
    to: { pathNot: [contract, npmPackage('zod')] },
  },
  {
    name: 'passwords-by-zxcvbn',
    comment: 'The rating of passwords depends on zxcvbn-ts and the contract alone.',
    from: { path: passwords, pathNot: test },
    to: { pathNot: [contract, npmPackage('@zxcvbn-ts')] },
  },
  {
    name: 'contract-by-entry-point',
    comment: 'Import @counter/contract/<domain>, nothing deeper.',
    from: { pathNot: contract },
    to: {
      path: contract,
      pathNot: String.raw`^packages/contract/src/(index|endpoint|[^/]+/index)[.]ts$`,
    },
  },
  {
    name: 'contract-by-name',
    comment: 'Import the contract as @counter/contract/<domain>, never by a relative path.',
    from: { pathNot: contract },
    to: { path: contract, dependencyTypesNot: ['aliased'] },
  },
  {
    name: 'browser-stands-alone',
    comment:
      'What pages share depends on react, zod and the shared part of the contract: no app, no Node.',
    from: { path: browser, pathNot: [test, `${browser}(src/testing/|vitest)`] },
    to: {
      pathNot: [
        browser,
        String.raw`^packages/contract/src/(endpoint|shared/index)[.]ts$`,
        npmPackage('react'),
        npmPackage('zod'),
      ],
    },
  },
  {
    name: 'browser-for-pages',
    comment: 'Only the portal and the web store run in a browser and use @counter/browser.',
    from: { pathNot: [browser, '^apps/(web|storefront)/'] },
    to: { path: browser },
  },
  {
    name: 'browser-by-name',
    comment: 'Import what pages share as @counter/browser/<name>, never by a relative path.',
    from: { path: '^apps/(web|storefront)/' },
    to: { path: browser, dependencyTypesNot: ['aliased'] },
  },
  {
    name: 'apps-apart',
    comment:
      'What is served meets its server in the contract, or is built; only the palette is shared.',
    from: { path: '^apps/([^/]+)/', pathNot: demo },
    to: { path: '^apps/', pathNot: ['^apps/$1/', tokens] },
  },
  {
    name: 'checks-from-outside',
    comment: 'Browser tests, benchmarks and tools use the product from outside, not its source.',
    from: { path: '^(e2e|bench|tools)/' },
    to: { path: '^apps/' },
  },
  {
    name: 'product-without-checks',
    comment: 'The product imports nothing of the browser tests, benchmarks or tools.',
    from: { path: '^(apps|packages)/' },
    to: { path: '^(e2e|bench|tools)/' },
  },
];

const apiLayerRules: ImportRule[] = [
  {
    name: 'platform-at-the-bottom',
    comment: 'The platform knows no domain and no app.',
    from: { path: '^apps/api/src/platform/', pathNot: test },
    to: { path: '^apps/api/src/', pathNot: '^apps/api/src/platform/' },
  },
  ...platformOrder.map(({ from, to }) => ({
    name: 'platform-layers',
    comment: 'A layer of the platform imports only layers before it (platform-order.ts).',
    from: { path: from, pathNot: test },
    to: { path: to },
  })),
  {
    name: 'platform-without-domains',
    comment:
      'Of the contract the platform uses what belongs to no domain: shared, endpoint, stream, registry.',
    from: { path: '^apps/api/src/platform/', pathNot: test },
    to: {
      path: contract,
      pathNot: String.raw`^packages/contract/src/((shared|stream|registry)/index|endpoint)[.]ts$`,
    },
  },
  {
    name: 'platform-layer-listed',
    comment: 'A new folder of the platform needs its place in platform-order.ts.',
    from: { path: unlistedLayer },
    to: {},
  },
  {
    name: 'domain-below-app',
    comment: 'A domain knows nothing of the app around it; it reaches out by event.',
    from: { path: domains, pathNot: test },
    to: { path: '^apps/api/src/', pathNot: [domains, '^apps/api/src/platform/'] },
  },
  {
    name: 'domain-by-index',
    comment: 'Enter another domain through its index.ts.',
    from: { path: `${domains}([^/]+)/` },
    to: { path: domains, pathNot: [domainIndex, `${domains}$1/`] },
  },
  {
    name: 'app-registers-routes',
    comment: 'The app takes from a domain its index, routes, jobs and tables, nothing deeper.',
    from: { path: String.raw`^apps/api/src/[^/]+[.]ts$` },
    to: { path: domains, pathNot: String.raw`/(index|[^/]+[.](routes|jobs|tables))[.]ts$` },
  },
  ...domainOrder.map(({ from, to }) => ({
    name: 'domain-order',
    comment: 'A domain imports only domains of an earlier level (domain-order.ts); else by event.',
    from: { path: from },
    to: { path: to, pathNot: `${domains}$1/` },
  })),
  {
    name: 'stores-by-declaration',
    comment:
      'The `can` of an endpoint opens the store of a call. Only pages, which have none, do it.',
    from: {
      path: domains,
      pathNot: [test, String.raw`^apps/api/src/domains/storefront/storefront[.]pages[.]ts$`],
    },
    to: { path: '^apps/api/src/platform/tenancy/(entering|make-scope)[.]ts$' },
  },
  {
    name: 'stores-by-declaration',
    comment: 'A route is given the store that its endpoint declares; it opens none by itself.',
    from: { path: String.raw`${domains}.+[.]routes[.]ts$` },
    to: { path: '^apps/api/src/platform/tenancy/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'domain-listed',
    comment: 'A new domain needs its place in domain-order.ts.',
    from: { path: unlistedDomain },
    to: {},
  },
];

const apiRoleRules: ImportRule[] = [
  {
    name: 'service-below-routes',
    comment: 'routes → service → repository: a service knows no routes.',
    from: { path: String.raw`${domains}.+[.]service[.]ts$` },
    to: { path: String.raw`[.]routes[.]ts$` },
  },
  {
    name: 'repository-below-service',
    comment: 'routes → service → repository: a repository knows no service, job or routes.',
    from: { path: String.raw`${domains}.+[.]repository[.]ts$` },
    to: { path: String.raw`[.](routes|service|jobs)[.]ts$` },
  },
  {
    name: 'sql-in-repositories',
    comment: 'Only repositories make SQL; the rest of a domain may import the types of Kysely.',
    from: { path: domains, pathNot: [String.raw`[.]repository[.]ts$`, test] },
    to: { path: [npmPackage('kysely'), npmPackage('pg')], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'queries-of-own-tables',
    comment:
      'A repository takes Db, Tx and Work from its tables file: they know own tables and published views.',
    from: { path: String.raw`^apps/api/src/(domains|platform)/.+[.]repository[.]ts$` },
    to: { path: '^apps/api/src/platform/db/schema[.]ts$' },
  },
];

const demoRules: ImportRule[] = [
  {
    name: 'demo-through-doors',
    comment: 'The demo uses what the API publishes to everybody in its package.json.',
    from: { path: demo },
    to: { path: '^apps/', pathNot: [demo, apiDoors] },
  },
  {
    name: 'api-by-name',
    comment: 'Import the API as @counter/api/<door>, never by a relative path.',
    from: { path: demo },
    to: { path: '^apps/api/', dependencyTypesNot: ['aliased'] },
  },
  {
    name: 'feed-from-outside',
    comment: 'The order feed is a customer like any other: it knows the contract only.',
    from: { path: feed, pathNot: test },
    to: { path: '^apps/', pathNot: feed },
  },
];

const webRules: ImportRule[] = [
  {
    name: 'ui-and-lib-at-the-bottom',
    comment: 'ui and lib know no feature and no app.',
    from: { path: '^apps/web/src/(ui|lib)/' },
    to: { path: '^apps/web/src/', pathNot: ['^apps/web/src/(ui|lib)/', webTesting] },
  },
  {
    name: 'ui-without-domain',
    comment: 'Components in ui know no domain; of the contract they may use shared and passwords.',
    from: { path: '^apps/web/src/ui/' },
    to: { path: contract, pathNot: ['^packages/contract/src/(shared|testing)/', passwords] },
  },
  {
    name: 'feature-by-index',
    comment: 'Enter another feature through the hooks that its index.ts publishes.',
    from: { path: `${features}([^/]+)/` },
    to: { path: features, pathNot: [featureIndex, `${features}$1/`] },
  },
  ...featureOrder.map(({ from, to }) => ({
    name: 'feature-order',
    comment: 'A feature imports only features of an earlier level (feature-order.ts).',
    from: { path: from },
    to: { path: to, pathNot: `${features}$1/` },
  })),
  {
    name: 'feature-listed',
    comment: 'A new feature needs its place in feature-order.ts.',
    from: { path: unlistedFeature },
    to: {},
  },
  {
    name: 'index-publishes-hooks',
    comment:
      "A feature's index.ts publishes hooks of its queries; routes compose its screens. How a list is looked at is a part of every list.",
    from: { path: featureIndex },
    to: { pathNot: String.raw`[.]queries[.]ts$|/features/views/(use-list-view|view-owner)[.]tsx$` },
  },
  {
    name: 'features-below-app',
    comment: 'A feature knows nothing of the app around it.',
    from: { path: features },
    to: {
      path: '^apps/web/src/',
      pathNot: [features, '^apps/web/src/(ui|lib)/', webTesting],
    },
  },
  {
    name: 'public-pages-small',
    comment: 'Public pages and what only they show do without Mantine and the router: 100 KB.',
    from: { path: ['^apps/web/src/public/', `${features}(auth|home)/`], pathNot: test },
    to: { path: [npmPackage('@mantine/core'), npmPackage('@tanstack/react-router')] },
  },
  {
    name: 'cache-in-queries',
    comment: 'Only *.queries.ts knows the cache; screens call its hooks.',
    from: { path: features, pathNot: [String.raw`[.]queries[.]ts$`, test] },
    to: { path: npmPackage('@tanstack/react-query') },
  },
];

/** The forbidden imports. Paths are relative to the repository. */
export const importRules: readonly ImportRule[] = [
  ...workspaceRules,
  ...apiLayerRules,
  ...apiRoleRules,
  ...demoRules,
  ...webRules,
  ...everywhereRules,
];
