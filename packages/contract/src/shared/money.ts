type Currency = {
  readonly code: string;
  readonly symbol: string;
  readonly name: string;
  readonly decimalDigits: number;
};

const defaultCurrency = 'USD';
const known = new Map<string, Currency>();

/** Returns the symbol, name and decimal digits of an ISO 4217 code, from the runtime's data (CLDR). */
export function findCurrency(code: string = defaultCurrency): Currency {
  const found = known.get(code) ?? readCurrency(code);
  known.set(code, found);
  return found;
}

function readCurrency(code: string): Currency {
  const format = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
  });
  const symbol = format.formatToParts(0).find((part) => part.type === 'currency')?.value ?? code;
  const name = new Intl.DisplayNames('en', { type: 'currency' }).of(code) ?? code;
  return { code, symbol, name, decimalDigits: format.resolvedOptions().maximumFractionDigits ?? 2 };
}

/** Formats an amount with two decimals. Intl takes ten times as long, and lists are full of amounts. */
function formatTwoDecimals(major: number): string {
  const digits = String(Math.round(Math.abs(major) * 100)).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(...)+$)/g, ',');
  return `${major < 0 ? '-' : ''}${whole}.${digits.slice(-2)}`;
}

/** Formats an amount in minor units: `$ 1,830.40`. A missing amount counts as 0. */
export function formatMoney(minor: number | null | undefined, currency?: string): string {
  const { symbol, decimalDigits } = findCurrency(currency);
  return `${symbol} ${formatTwoDecimals((minor ?? 0) / 10 ** decimalDigits)}`;
}

/** Formats a change in minor units: "+ $ 12.50", "− $ 3.00". Zero has no sign. */
export function signedMoney(minor: number, currency: string): string {
  const amount = formatMoney(Math.abs(minor), currency);
  if (minor === 0) return amount;
  return `${minor < 0 ? '−' : '+'} ${amount}`;
}

/** Formats a balance in minor units: "$ 12.50", "− $ 3.00". */
export function balanceMoney(minor: number, currency: string): string {
  return minor < 0 ? signedMoney(minor, currency) : formatMoney(minor, currency);
}

/**
 * Parses a typed amount (12, 12.5, 12.50, 1,200) into minor units; undefined if invalid. Ignores a currency symbol and
 * surrounding whitespace. Refuses more decimals than the currency has.
 */
export function parseMoney(text: string, currency?: string): number | undefined {
  const { symbol, decimalDigits } = findCurrency(currency);
  const typed = text.replace(symbol, '').trim();
  const match = /^(\d{1,12}|\d{1,3}(?:,\d{3}){1,3})?(?:\.(\d*))?$/.exec(typed);
  const [, whole = '', fraction = ''] = match ?? [];
  if (!match || whole + fraction === '' || fraction.length > decimalDigits) return undefined;
  return Number(whole.replaceAll(',', '') + fraction.padEnd(decimalDigits, '0'));
}

/** Formats an amount in minor units for a form field: `1830.40`, which `parseMoney` can parse. */
export function moneyInput(minor: number, currency?: string): string {
  const { decimalDigits } = findCurrency(currency);
  return (minor / 10 ** decimalDigits).toFixed(decimalDigits);
}

const suffixes = [
  [1e12, 'T'],
  [1e9, 'B'],
  [1e6, 'M'],
  [1e3, 'K'],
] as const;

/** Shortens a large amount to one decimal: `$ 1.8K`. Amounts below one thousand are written in full. */
export function shortenMoney(minor: number | null | undefined, currency?: string): string {
  const { symbol, decimalDigits } = findCurrency(currency);
  const major = (minor ?? 0) / 10 ** decimalDigits;
  // 999,950 would become 1000.0K instead of 1.0M, so a suffix starts where the one below would round up to it.
  const step = suffixes.find(([size]) => Math.round((Math.abs(major) / size) * 10_000) >= 10_000);
  if (!step || Math.abs(major) < 1000) return formatMoney(minor, currency);
  return `${symbol} ${(major / step[0]).toFixed(1)}${step[1]}`;
}

/**
 * Returns a share of an amount, rounded half away from zero to whole minor units, in integer arithmetic. `rate` is in
 * basis points (825 = 8.25%).
 */
export function shareOf(minor: number, rate: number): number {
  const exact = BigInt(minor) * BigInt(rate);
  const half = exact < 0n ? -5_000n : 5_000n;
  return Number((exact + half) / 10_000n);
}

/**
 * Returns `part` / `all` of an amount, rounded towards zero, in integer arithmetic; 0 if `all` is 0. Differences over a
 * growing `part` add up to the amount exactly.
 */
export function portionOf(minor: number, part: number, all: number): number {
  return all === 0 ? 0 : Number((BigInt(minor) * BigInt(part)) / BigInt(all));
}
