import { createHash } from 'node:crypto';
import type { CustomerImportOutcome, ImportedConsentKind } from '@counter/contract/customers';
import { shownImportLines } from '@counter/contract/customers';
import { formatPhone, fullPhone, instantOf, type Day } from '@counter/contract/shared';
import { readNumber } from '../../../platform/clients/sms/phone-numbers.ts';
import type { CustomerFile, CustomerLine } from './customer-lines.ts';
import type { KnownPhone, ProvenConsent } from './customer-imports.repository.ts';

/** The place and the day of consent for the whole file; empty if the lines have their own. */
export type Statement = { readonly source: string; readonly date: Day };

/** Facts about the numbers of a file. */
export type ImportFacts = {
  readonly known: ReadonlyMap<string, KnownPhone>;
  /** The numbers that replied STOP. */
  readonly stopped: ReadonlySet<string>;
  readonly timeZone: string;
  readonly now: Date;
};

export type ImportPlan = Omit<CustomerImportOutcome, 'applied'> & {
  readonly customers: readonly { readonly name: string; readonly phone: string }[];
  readonly consents: readonly ProvenConsent[];
};

type Decided = CustomerImportOutcome['lines'][number] & {
  readonly phone: string;
  readonly evidence: ProvenConsent | null;
};

const noon = 12 * 60;

/** Decides line by line what an import would add, without any change. */
export function planImport(
  file: CustomerFile,
  statement: Statement,
  facts: ImportFacts,
): ImportPlan {
  const seen = new Map<string, number>();
  const decided = file.lines.map((line) => {
    const first = seen.get(line.phone);
    if (first === undefined) seen.set(line.phone, line.line);
    return decide(line, first, statement, facts);
  });
  const some = (kind: Decided['kind']) => decided.filter((one) => one.kind === kind);
  const consents = decided.flatMap(({ evidence }) => (evidence ? [evidence] : []));
  const lines = [...some('REFUSED'), ...decided.filter(({ kind }) => kind !== 'REFUSED')];
  return {
    plan: hashOf(decided),
    counts: {
      added: some('NEW').length,
      known: some('KNOWN').length,
      refused: some('REFUSED').length,
      consents: consents.length,
      withoutEvidence: decided.filter(({ consent }) => consent === 'NO_EVIDENCE').length,
    },
    ignored: [...file.ignored],
    lines: lines
      .slice(0, shownImportLines)
      .map(({ phone: _phone, evidence: _evidence, ...line }) => line),
    customers: some('NEW').map(({ name, phone }) => ({ name, phone })),
    consents,
  };
}

function decide(
  line: CustomerLine,
  first: number | undefined,
  statement: Statement,
  facts: ImportFacts,
): Decided {
  const { name, phone } = line;
  const shown = { line: line.line, name, phone, phoneNumber: formatPhone(phone) };
  const reason = refusalOf(line, first);
  if (reason !== '') {
    return { ...shown, kind: 'REFUSED', consent: 'NONE', reason, evidence: null };
  }
  const known = facts.known.get(phone);
  const kind = known?.isCustomer ? ('KNOWN' as const) : ('NEW' as const);
  const evidence = evidenceOf(line, statement, facts);
  const consent = consentOf(line, evidence, known, facts);
  const recorded = consent === 'RECORDED' ? evidence : null;
  return { ...shown, kind, consent, reason: '', evidence: recorded };
}

function refusalOf({ phone, typedPhone, wrong }: CustomerLine, first: number | undefined): string {
  if (typedPhone === '') return 'There is no phone number.';
  if (phone === '') return `"${typedPhone}" isn't a phone number.`;
  if (!fullPhone.test(phone) || readNumber(phone) === null) {
    return 'This is not a whole phone number. Add the area code.';
  }
  if (first !== undefined) return `This number is in line ${first} already.`;
  return wrong.join(' ');
}

function evidenceOf(
  { phone, source, date }: CustomerLine,
  statement: Statement,
  { timeZone, now }: ImportFacts,
): ProvenConsent | null {
  const where = source || statement.source;
  const day = date ?? statement.date;
  if (where === '' || day === '') return null;
  const at = instantOf(day, noon, timeZone);
  return { phone, note: `${where}, ${day}`, givenAt: at > now ? now : at };
}

function consentOf(
  { phone, agreed }: CustomerLine,
  evidence: ProvenConsent | null,
  known: KnownPhone | undefined,
  { stopped }: ImportFacts,
): ImportedConsentKind {
  if (stopped.has(phone)) return 'STOPPED';
  if (known?.consented) return 'STANDING';
  if (!agreed) return 'NONE';
  if (!evidence) return 'NO_EVIDENCE';
  // After a withdrawal, only a later consent counts.
  const withdrew = known?.withdrawnAt ?? null;
  return withdrew !== null && withdrew >= evidence.givenAt ? 'WITHDRAWN' : 'RECORDED';
}

function hashOf(decided: readonly Decided[]): string {
  return createHash('sha256').update(JSON.stringify(decided)).digest('hex');
}
