import { customerFileLines } from '@counter/contract/customers';
import {
  dayMs,
  formatCount,
  normalizePhone,
  readDay,
  type DateFormat,
  type Day,
} from '@counter/contract/shared';
import { parseRows } from '../../../platform/kernel/csv/parse-rows.ts';
import { unguard } from '../../../platform/kernel/csv/write-rows.ts';
import { refusedField } from '../../../platform/kernel/problem.ts';

const columns = ['name', 'firstName', 'lastName', 'phone', 'consent', 'date', 'source'] as const;

type Column = (typeof columns)[number];

/** Column names in lowercase, without spaces, dashes and underscores. */
const names: Readonly<Record<string, Column>> = {
  name: 'name',
  fullname: 'name',
  customer: 'name',
  firstname: 'firstName',
  lastname: 'lastName',
  phone: 'phone',
  phonenumber: 'phone',
  mobile: 'phone',
  mobilenumber: 'phone',
  telephone: 'phone',
  cell: 'phone',
  consent: 'consent',
  textmessages: 'consent',
  smsconsent: 'consent',
  optin: 'consent',
  consentdate: 'date',
  consentedon: 'date',
  consentsource: 'source',
  consentwhere: 'source',
};

const yes = new Set(['yes', 'y', 'true', '1', 'x', 'agreed', 'opted in', 'subscribed']);
const no = new Set(['', 'no', 'n', 'false', '0', 'not agreed', 'opted out', 'unsubscribed']);

/** A line of a customer file. */
export type CustomerLine = {
  /** The row number in a spreadsheet; the header is row 1. */
  readonly line: number;
  readonly name: string;
  readonly typedPhone: string;
  /** Normalized; empty if no digits were typed. */
  readonly phone: string;
  readonly agreed: boolean;
  /** The place and the day of the consent, if the line has them; otherwise empty and undefined. */
  readonly source: string;
  readonly date: Day | undefined;
  /** Error messages about unreadable cells. */
  readonly wrong: readonly string[];
};

export type CustomerFile = {
  readonly lines: readonly CustomerLine[];
  /** The names of ignored columns. */
  readonly ignored: readonly string[];
};

type Reading = { readonly dates: DateFormat; readonly today: Day };

const maxNameLength = 80;
const delimiters = [',', ';', '\t'] as const;

/**
 * Parses a customer file. Columns are found by name, in any order; empty lines are skipped.
 * @throws ProblemError INVALID_FIELDS on `csv` for any other file or too many lines
 */
export async function readCustomerFile(csv: string, reading: Reading): Promise<CustomerFile> {
  const [head = ''] = csv.split(/[\r\n]/, 1);
  const delimiter = delimiters.reduce((best, one) =>
    head.split(one).length > head.split(best).length ? one : best,
  );
  const rows = await parseRows(csv, delimiter);
  if (!rows)
    throw refusedField('csv', "We can't read this file because a quotation mark is never closed.");
  const [titles = [], ...others] = rows;
  const places = titles.map((title) => names[title.toLowerCase().replaceAll(/[\s_-]/g, '')]);
  if (!places.includes('phone')) {
    throw refusedField(
      'csv',
      'The first line must name the columns, such as: name, phone, consent.',
    );
  }
  const lines = others.flatMap((row, at) =>
    row.some((cell) => cell.trim() !== '') ? [toLine(row, at + 2, places, reading)] : [],
  );
  if (lines.length > customerFileLines) {
    const limit = formatCount(customerFileLines);
    throw refusedField('csv', `A list may have ${limit} lines at most. Split it into several.`);
  }
  if (lines.length === 0) throw refusedField('csv', 'The file has column names but no customers.');
  const ignored = titles.filter((title, at) => places[at] === undefined && title.trim() !== '');
  return { lines, ignored: ignored.map((title) => title.trim()) };
}

function toLine(
  row: readonly string[],
  line: number,
  places: readonly (Column | undefined)[],
  { dates, today }: Reading,
): CustomerLine {
  const cell = (column: Column): string => {
    const at = places.indexOf(column);
    return at < 0 ? '' : unguard(row[at] ?? '').trim();
  };
  const name = cell('name') || [cell('firstName'), cell('lastName')].filter(Boolean).join(' ');
  const consent = cell('consent').toLowerCase();
  const written = cell('date');
  const date = written === '' ? undefined : readDate(written, dates, today);
  const wrong = [
    ...(yes.has(consent) || no.has(consent)
      ? []
      : [`Write yes or no as the consent, not "${cell('consent')}".`]),
    ...(written !== '' && date === undefined ? [`"${written}" is not a date.`] : []),
    ...(date !== undefined && date > today ? ['The date of the consent is in the future.'] : []),
    ...(name.length > maxNameLength ? [`The name is longer than ${maxNameLength} letters.`] : []),
  ];
  const source = cell('source').slice(0, 200);
  const typedPhone = cell('phone');
  const phone = normalizePhone(typedPhone);
  return { line, name, typedPhone, phone, agreed: yes.has(consent), source, date, wrong };
}

const sheetEpoch = Date.UTC(1899, 11, 30);

/** Parses a day, also one that a spreadsheet counts in days since 1899-12-30. */
function readDate(text: string, dates: DateFormat, today: Day): Day | undefined {
  if (/^[2-9]\d{4}$/.test(text)) {
    return new Date(sheetEpoch + Number(text) * dayMs).toISOString().slice(0, 10);
  }
  return readDay(text, dates, today);
}
