import { exportAuditEntries, findAuditEntries, type AuditEntry } from '@counter/contract/audit';
import { exportCustomers, findCustomers } from '@counter/contract/customers';
import {
  exportExpenses,
  exportSupplierPrices,
  findExpenses,
  findSupplierPrices,
  findSuppliers,
} from '@counter/contract/expenses';
import { exportProducts, findStoreProducts } from '@counter/contract/menu';
import { exportEmployees, findEmployees } from '@counter/contract/people';
import { exportShownTable } from '@counter/contract/reports';
import { countCell, moneyCell } from '@counter/contract/shared';
import {
  compareLines,
  currency,
  money,
  readFile,
  readPages,
  sum,
  sumColumn,
  type Check,
  type Compared,
} from './compared.ts';

const compareProducts: Check = async ({ market, shop: { store, owner } }) => {
  const storeId = store.id;
  const lines = await readFile(market, exportProducts, { body: { storeId } }, owner);
  const rows = await readPages((pageNumber) =>
    market.ask(findStoreProducts, { body: { storeId, pageNumber } }, owner),
  );
  return [
    compareLines('the products', lines, rows, (product) => ({
      id: String(product.id),
      name: product.name,
      price: money(product.price),
      discount: money(product.discount),
      taxRate: product.taxRate === null ? '' : String(product.taxRate),
      available: product.available ? 'yes' : 'no',
    })),
    {
      what: 'a rate with three decimals',
      file: lines.find((line) => line['name'] === 'Bread 1')?.['taxRate'],
      screen: '1.175',
    },
  ];
};

const compareCustomers: Check = async ({ market, shop: { store, owner } }) => {
  const storeId = store.id;
  const lines = await readFile(market, exportCustomers, { body: { storeId } }, owner);
  const rows = await readPages((pageNumber) =>
    market.ask(findCustomers, { body: { storeId, pageNumber } }, owner),
  );
  return [
    compareLines('the customers', lines, rows, (customer) => ({
      Name: customer.name,
      Phone: customer.phoneNumber,
      Orders: String(customer.orders),
      Spend: money(customer.spend ?? 0),
      Currency: currency,
    })),
  ];
};

const filters = [{}, { month: '2026-02' }, { expenseType: 'rent' }, { search: 'sum' }] as const;

const compareExpenses: Check = async ({ market, shop: { store, owner } }) => {
  const found: Compared[] = [];
  for (const filter of filters) {
    const wanted = { storeId: store.id, ...filter };
    const lines = await readFile(market, exportExpenses, { body: wanted }, owner);
    const ask = async (pageNumber: number) =>
      market.ask(findExpenses, { body: { ...wanted, pageNumber } }, owner);
    const { total, types } = await ask(0);
    found.push(
      compareLines('the expenses', lines, await readPages(ask), (expense) => ({
        Description: expense.description,
        Amount: money(expense.amount),
        Currency: currency,
        Date: expense.expenseDate,
        Type: expense.expenseType,
        Notes: expense.notes,
      })),
      { what: 'their sum', file: sumColumn(lines, 'Amount'), screen: total },
      { what: 'the sums of types', file: total, screen: sum(types.map((type) => type.total)) },
    );
  }
  return found;
};

const compareSupplierPrices: Check = async ({ market, shop: { store, owner } }) => {
  const storeId = store.id;
  const { content } = await market.ask(findSuppliers, { body: { storeId, pageNumber: 0 } }, owner);
  const found: Compared[] = [];
  for (const { id } of content) {
    const body = { storeId, supplierId: id };
    const lines = await readFile(market, exportSupplierPrices, { body }, owner);
    const params = { storeId: String(storeId), supplierId: String(id) };
    const { items } = await market.ask(findSupplierPrices, { params }, owner);
    const rows = items.flatMap(({ item, unit, purchases }) =>
      purchases.toReversed().map((purchase) => ({ item, unit, ...purchase })),
    );
    found.push(
      compareLines('the prices of a supplier', lines, rows, (row) => ({
        Item: row.item,
        'Bought on': row.day,
        Quantity: String(row.quantity),
        Unit: row.unit,
        Price: money(row.price),
        Currency: currency,
      })),
      { what: 'their number', file: lines.length > 0, screen: true },
    );
  }
  return found;
};

const compareEmployees: Check = async ({ market, shop: { store, owner } }) => {
  const body = { storeId: store.id, employment: 'ALL' } as const;
  const lines = await readFile(market, exportEmployees, { body }, owner);
  const params = { storeId: String(store.id) };
  const employees = await market.ask(findEmployees, { params }, owner);
  return [
    compareLines('the employees', lines, employees, (employee) => ({
      'First name': employee.firstName,
      'Last name': employee.lastName,
      'Mobile #': employee.mobileNumber,
      'Salary per month': money(employee.salary ?? 0),
      Currency: employee.currency,
    })),
  ];
};

const compareAuditLog: Check = async ({ market, shop: { store, owner } }) => {
  const storeId = store.id;
  const entries: AuditEntry[] = [];
  for (let more = true; more;) {
    const after = entries.at(-1)?.id;
    const body = { storeId, ...(after === undefined ? {} : { after }) };
    const page = await market.ask(findAuditEntries, { body }, owner);
    entries.push(...page.content);
    ({ more } = page);
  }
  const lines = await readFile(market, exportAuditEntries, { body: { storeId } }, owner);
  return [
    compareLines('the audit log', lines, entries, ({ by, did }) => ({ Who: by, What: did })),
    {
      what: 'the sentence of a tax rate',
      file: lines.flatMap(
        ({ What = '' }) => /^changed the tax rate.* (from .*)/.exec(What)?.[1] ?? [],
      ),
      screen: ['from 8.25% to 8.875%'],
    },
  ];
};

const compareShownTable: Check = async ({ market, shop: { store, owner } }) => {
  const shown = [
    { Item: '=1+1', Orders: countCell(12), Sales: moneyCell(-1250, currency) },
    { Item: '<b>"Soup" & bread</b>', Orders: '', Sales: moneyCell(9, currency) },
  ];
  const lines = shown.map((row) => Object.values(row));
  const table = { name: 'items', sheet: 'Items', head: ['Item', 'Orders', 'Sales'], lines };
  const body = { storeId: store.id, ...table };
  return [
    compareLines(
      'a table on screen',
      await readFile(market, exportShownTable, { body }, owner),
      [
        ['=1+1', '12', '-12.50'],
        ['<b>"Soup" & bread</b>', '', '0.09'],
      ],
      ([Item = '', Orders = '', Sales = '']) => ({ Item, Orders, Sales }),
    ),
  ];
};

export const otherFiles = {
  exportShownTable: compareShownTable,
  exportProducts: compareProducts,
  exportCustomers: compareCustomers,
  exportExpenses: compareExpenses,
  exportSupplierPrices: compareSupplierPrices,
  exportEmployees: compareEmployees,
  exportAuditEntries: compareAuditLog,
} satisfies Record<string, Check>;
