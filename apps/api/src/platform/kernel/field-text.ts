import {
  cellText,
  fieldLabel,
  formatMoney,
  formatTaxRate,
  minuteCell,
} from '@counter/contract/shared';

/** The store's facts for formatting values. */
type ValueScope = { readonly currency: string; readonly timeZone: string };

/** Fields that entries don't show. */
const hiddenFields = new Set(['olVersion', 'version']);

const money =
  /^(?:price|pickupPrice|amount|discount|subtotal|tax|total|tip|fee|salary|refunded|charged|budget|payoutAmount|maxDiscount|minimumOrder|minimumOrderValue|pickupMinimum|freeFrom|maxOpenValue|confirmAbove)$/;
const rate = /(?:^rate|Rate)$/;
/** An application stores its rate as it was typed. */
const percent = /^storeTaxRate$/;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
/** Fields that hold our own codes: `AFTER_24_HOURS`. */
const code = /^(?:deliveryMethods|orderExpiry|kind)$/;
const picture = /^(?:coverImage|logo)$/;
const maxLength = 200;

/** Formats an entry's value for people. */
export function fieldText(field: string, value: unknown, scope: ValueScope): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (typeof value === 'boolean') return yesOrNo(field, value);
  if (typeof value === 'number') return numberText(field, value, scope);
  if (typeof value === 'string') return stringText(field, value, scope);
  if (Array.isArray(value)) return listText(field, value, scope);
  return cut(
    fieldsOf(value)
      .map(([name, part]) => `${fieldLabel(name)}: ${fieldText(name, part, scope)}`)
      .join(', '),
  );
}

function stringText(field: string, value: string, scope: ValueScope): string {
  if (code.test(field)) return value.toLowerCase().replaceAll('_', ' ');
  if (picture.test(field)) return 'a picture';
  return cut(instant.test(value) ? timeText(value, scope) : value);
}

function yesOrNo(field: string, value: boolean): string {
  if (field === 'available') return value ? 'available' : 'not available';
  return value ? 'yes' : 'no';
}

function numberText(field: string, value: number, { currency }: ValueScope): string {
  if (money.test(field)) return formatMoney(value, currency);
  if (field === 'taxRate') return formatTaxRate(value);
  if (percent.test(field)) return `${value}%`;
  return rate.test(field) ? `${value / 100}%` : String(value);
}

function timeText(value: string, { timeZone }: ValueScope): string {
  const at = new Date(value);
  return Number.isNaN(at.getTime()) ? value : cellText(minuteCell(at, timeZone));
}

function listText(field: string, values: readonly unknown[], scope: ValueScope): string {
  if (values.length === 0) return 'nothing';
  return cut(values.map((one) => fieldText(field, one, scope)).join('; '));
}

function cut(text: string): string {
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}

/** Returns an entry's visible fields. */
export function fieldsOf(facts: unknown): [string, unknown][] {
  if (facts === null || facts === undefined) return [];
  if (typeof facts !== 'object' || Array.isArray(facts)) return [['value', facts]];
  return Object.entries(facts).filter(([field]) => !hiddenFields.has(field));
}
