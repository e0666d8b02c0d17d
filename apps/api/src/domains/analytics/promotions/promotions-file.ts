import {
  codeWeeks,
  discountOf,
  sortCampaigns,
  sortPromotions,
  type CampaignRow,
  type CampaignSort,
  type CampaignTotals,
  type Control,
  type PromotionKind,
  type PromotionRow,
  type PromotionSort,
  type PromotionTotals,
} from '@counter/contract/analytics';
import {
  countCell,
  dayAt,
  dayCell,
  decimalCell,
  moneyCell,
  type Cell,
  type RequestedDays,
} from '@counter/contract/shared';
import type { TableFile } from '../../../platform/http/table-file.ts';
import type { Lines } from '../../../platform/kernel/workbook/sheet.ts';
import type { Db } from '../../../platform/db/schema.ts';
import type { StoreScope } from '../../../platform/tenancy/scope.ts';
import { findPromotionsReport } from './promotions-report.service.ts';

type Wanted = RequestedDays & {
  readonly sort: PromotionSort;
  readonly descending: boolean;
  readonly campaignSort: CampaignSort;
  readonly campaignDescending: boolean;
  readonly now: Date;
};

const columns = [
  'Kind',
  'Name',
  'Sent',
  'Texts sent',
  'Orders',
  'New customers',
  'Sales',
  'Discount you paid',
  'Discount the marketplace paid',
  'Discount',
  'Refunded',
  'Campaign cost',
  'Your earnings',
  'Compared orders',
  'Usual orders',
  'Customers texted',
  'Texted who ordered',
  'Customers held out',
  'Held out who ordered',
  'Users compared',
  `Their orders ${codeWeeks} weeks before`,
  `Their orders ${codeWeeks} weeks after`,
  'Currency',
];

const noUsers = ['', '', ''];

const kinds: Record<PromotionKind, string> = { CODE: 'Promo code', DEAL: 'Deal', OTHER: '' };

/** Writes the report as a file: codes and deals with their total, then campaigns with theirs. */
export function writePromotions(db: Db, scope: StoreScope, wanted: Wanted): TableFile {
  const { startDate, endDate } = wanted;
  return {
    name: `promotions-${scope.storeUrl}-${startDate}-to-${endDate}`,
    sheet: 'Promotions',
    head: columns,
    lines: readLines(db, scope, wanted),
  };
}

async function* readLines(db: Db, scope: StoreScope, wanted: Wanted): Lines {
  const { sort, descending, campaignSort, campaignDescending } = wanted;
  const report = await findPromotionsReport(db, scope, wanted);
  const promotions = sortPromotions(report.promotions, { column: sort, descending });
  const campaigns = sortCampaigns(report.campaigns, {
    column: campaignSort,
    descending: campaignDescending,
  });
  yield [
    ...promotions.map((row) => toPromotionCells(kinds[row.kind], row.name, row, scope)),
    toPromotionCells('Total', 'Codes and deals', report.totals, scope),
    ...campaigns.map((row) => toCampaignCells(['SMS campaign', row.title], row, scope)),
    toCampaignCells(['Total', 'SMS campaigns'], report.campaignTotals, scope),
  ];
}

function toPromotionCells(
  kind: string,
  name: string,
  row: PromotionRow | PromotionTotals,
  { currency }: StoreScope,
): Cell[] {
  const cells = broughtCells(row, currency);
  const blanks = ['', '', '', '', '', ''];
  const users = 'users' in row ? row.users : null;
  const compared = users ? [users.customers, users.before, users.after].map(countCell) : noUsers;
  const earnings = moneyCell(row.earnings, currency);
  return [kind, name, '', '', ...cells, '', earnings, ...blanks, ...compared, currency];
}

function toCampaignCells(
  names: readonly [string, string],
  row: CampaignRow | CampaignTotals,
  { currency, timeZone }: StoreScope,
): Cell[] {
  const compared = 'comparison' in row ? row.comparison : null;
  const control = 'control' in row ? row.control : null;
  return [
    ...names,
    'sentFrom' in row ? dayCell(dayAt(new Date(row.sentFrom), timeZone)) : '',
    countCell(row.texts),
    ...broughtCells(row, currency),
    row.cost === null ? '' : moneyCell(0 - row.cost, currency),
    moneyCell(row.earnings, currency),
    compared ? countCell(compared.orders) : '',
    compared ? decimalCell((compared.usualHundredths / 100).toFixed(2)) : '',
    ...(control ? controlCells(control) : ['', '', '', '']),
    ...noUsers,
    currency,
  ];
}

function controlCells(control: Control): Cell[] {
  const { texted, textedWhoOrdered, heldOut, heldOutWhoOrdered } = control;
  return [texted, textedWhoOrdered, heldOut, heldOutWhoOrdered].map(countCell);
}

function broughtCells(
  row: PromotionTotals | CampaignTotals | CampaignRow | PromotionRow,
  currency: string,
): Cell[] {
  const money = (amount: number) => moneyCell(amount, currency);
  return [
    countCell(row.orders),
    countCell(row.newCustomers),
    money(row.sales),
    // Deductions are negative, as in the other files.
    money(0 - row.ownDiscount),
    money(0 - row.marketplaceDiscount),
    money(0 - discountOf(row)),
    money(0 - row.refunded),
  ];
}
