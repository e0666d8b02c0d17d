import {
  exportPromotionsReport,
  exportWebStoreReport,
  findPromotionsReport,
  findWebStoreReport,
  sortCampaigns,
  sortPromotions,
  type CampaignTotals,
  type PromotionTotals,
  type WebStoreCounts,
} from '@counter/contract/analytics';
import { compareLines, currency, money, readFile, type Check } from './compared.ts';

const comparePromotions: Check = async ({ market, shop: { store, owner }, days }) => {
  const wanted = { storeId: store.id, ...days };
  const report = await market.ask(findPromotionsReport, { body: wanted }, owner);
  const sorted = { sort: 'orders', descending: false, campaignSort: 'texts' } as const;
  const body = { ...wanted, ...sorted, campaignDescending: true };
  const lines = await readFile(market, exportPromotionsReport, { body }, owner);
  const promotions = sortPromotions(report.promotions, { column: 'orders', descending: false });
  const campaigns = sortCampaigns(report.campaigns, { column: 'texts', descending: true });
  const rows: readonly (PromotionTotals | CampaignTotals)[] = [
    ...promotions.map((row) => ({ ...row, inSeveralRows: 0 })),
    report.totals,
    ...campaigns.map((row) => ({ ...row, cost: row.cost ?? 0, inSeveralRows: 0 })),
    report.campaignTotals,
  ];
  const totals = ['Codes and deals', 'SMS campaigns'];
  return [
    compareLines('the promotions', lines, rows, (row) => ({
      Orders: String(row.orders),
      'New customers': String(row.newCustomers),
      Sales: money(row.sales),
      'Discount you paid': money(0 - row.ownDiscount),
      'Discount the marketplace paid': money(0 - row.marketplaceDiscount),
      Refunded: money(0 - row.refunded),
      'Campaign cost': 'cost' in row ? money(0 - row.cost) : '',
      'Your earnings': money(row.earnings),
      Currency: currency,
    })),
    {
      what: 'their names',
      file: lines.map((line) => line['Name']),
      screen: [
        ...promotions.map(({ name }) => name),
        totals[0],
        ...campaigns.map(({ title }) => title),
        totals[1],
      ],
    },
  ];
};

const compareWebStore: Check = async ({ market, shop: { store, owner }, days }) => {
  const body = { storeId: store.id, ...days };
  const lines = await readFile(market, exportWebStoreReport, { body }, owner);
  const report = await market.ask(findWebStoreReport, { body }, owner);
  const rows: readonly (WebStoreCounts & { day: string })[] = [
    ...report.days.toReversed(),
    { day: 'Total', ...report.totals },
  ];
  return [
    compareLines('the days of the web store', lines, rows, (row) => ({
      Day: row.day,
      Visits: String(row.visits),
      'Opened the menu': String(row.menuViews),
      'Began a basket': String(row.baskets),
      'Orders placed': String(row.orders),
    })),
    { what: 'a visit', file: report.totals.visits, screen: 93 },
  ];
};

export const analyticsFiles = {
  exportPromotionsReport: comparePromotions,
  exportWebStoreReport: compareWebStore,
} satisfies Record<string, Check>;
