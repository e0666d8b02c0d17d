import { readAmount, readDay } from './deposit-cells.ts';
import { refusal, tidy, type Statement, type StatementLine } from './deposit-lines.ts';

/** Returns true if a text is an OFX file. Version 1 is SGML after some header lines, version 2 is XML. */
export function isOfx(content: string): boolean {
  return /^\s*OFXHEADER|<OFX>/i.test(content.slice(0, 4_000));
}

/**
 * Reads the transactions of an OFX file. Ignores everything else, because banks differ there. Fields may be closed
 * (version 2), left open (version 1) or both.
 * @throws ProblemError INVALID_FIELDS for an account in another currency
 */
export function readDepositOfx(content: string, currency: string): Statement {
  const said = fieldOf(content, 'CURDEF');
  if (said !== '' && said.toUpperCase() !== currency) {
    throw refusal(`This account is in ${tidy(said)}, and the store is paid in ${currency}.`);
  }
  const [head = '', ...blocks] = content.split(/<STMTTRN>/i);
  let line = countLines(head) + 1;
  const read = blocks.map((block) => {
    const at = line;
    line += countLines(block);
    return readTransaction(block.split(/<\/STMTTRN>|<\/BANKTRANLIST>/i, 1)[0] ?? '', at, currency);
  });
  const days = [fieldOf(content, 'DTSTART'), fieldOf(content, 'DTEND')];
  return {
    lines: read.flatMap((one) => ('amount' in one ? [one] : [])),
    unread: read.flatMap((one) => ('reason' in one ? [one] : [])),
    days: days.flatMap((text) => dayOf(text) ?? []),
  };
}

function readTransaction(
  block: string,
  line: number,
  currency: string,
): StatementLine | Statement['unread'][number] {
  const posted = fieldOf(block, 'DTPOSTED');
  const written = fieldOf(block, 'TRNAMT');
  const day = dayOf(posted);
  const amount = readAmount(written, currency);
  if (day === undefined) return { line, reason: `"${tidy(posted)}" is no date.` };
  if (amount === undefined) return { line, reason: `"${tidy(written)}" is no amount.` };
  const description = ['NAME', 'MEMO', 'REFNUM'].map((tag) => fieldOf(block, tag)).join(' ');
  return { line, day, description: tidy(description), amount };
}

/** The bank's local day of an OFX timestamp, e.g. 20261123120000[-5:EST]. */
const dayOf = (text: string) => readDay(text.slice(0, 8), false);

/** Returns the text of the first field with a tag, up to the next tag or the end of the line. */
function fieldOf(text: string, tag: string): string {
  const value = new RegExp(`<${tag}>([^<\\r\\n]*)`, 'i').exec(text)?.[1] ?? '';
  return value
    .replaceAll(/&(lt|gt|quot|apos|nbsp|amp);/gi, (_, name: string) => entity(name))
    .trim();
}

const entities: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  amp: '&',
};

const entity = (name: string): string => entities[name.toLowerCase()] ?? ' ';

const countLines = (text: string): number => text.split(/\r\n|\r|\n/).length - 1;
