import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { fieldsOf, fieldText } from '../../platform/kernel/field-text.ts';
import type { AuditRow } from './audit.repository.ts';
import { auditActions, type AuditAction } from '@counter/contract/registry';
import { fieldLabel } from '@counter/contract/shared';

/** Lists all actions. */
export const everyAction = Object.keys(auditActions).filter(isKnown);

/** Returns true if this version knows the action. */
export function isKnown(action: string): action is AuditAction {
  return Object.hasOwn(auditActions, action);
}

type DescribedEntry = Pick<AuditRow, 'action' | 'subject' | 'before' | 'after'>;

/** Describes an entry, to follow the author's name: "changed the price of Rye bread from $ 6.50 to $ 7.00". */
export function describeEntry(entry: DescribedEntry, scope: StoreScope): string {
  const { action, subject } = entry;
  if (!isKnown(action)) return `did something recorded as "${action}"`;
  const { words } = auditActions[action];
  const changes = changesOf(entry);
  const told = /^changed (?:the [\w ]+ )?\{it\}$/.test(words) && !words.includes(' of ');
  const text = told ? withFields(words, changes, scope) : withValues(words, changes, scope);
  return named(text, subject);
}

/** Fills a name into the template; leaves it out if it is unknown: `accepted order`. */
function named(words: string, subject: string | null): string {
  return subject === null
    ? words.replace(/ (?:of )?\{it\}/, '')
    : words.replace('{it}', () => subject);
}

type Change = { readonly field: string; readonly before: unknown; readonly after: unknown };

/** Returns an entry's changes: fields that are in both states with different values. */
function changesOf({ before, after }: DescribedEntry): Change[] {
  const was = new Map(fieldsOf(before));
  return fieldsOf(after).flatMap(([field, value]) =>
    was.has(field) && JSON.stringify(was.get(field)) !== JSON.stringify(value)
      ? [{ field, before: was.get(field), after: value }]
      : [],
  );
}

const maxFields = 3;

function withFields(words: string, changes: readonly Change[], scope: StoreScope): string {
  const thing = words.replace('changed ', '');
  const fields = [...new Set(changes.map(({ field }) => fieldLabel(field)))];
  const [only] = fields;
  if (only === undefined) return words;
  if (fields.length === 1) return `changed the ${only} of ${thing}${values(changes, scope)}`;
  const shown = fields.slice(0, maxFields);
  const more = fields.length - shown.length;
  const list = more > 0 ? [...shown, `${more} more`] : shown;
  return `changed ${list.slice(0, -1).join(', ')} and ${list.at(-1)} of ${thing}`;
}

function withValues(words: string, changes: readonly Change[], scope: StoreScope): string {
  return words.startsWith('changed ') ? words + values(changes, scope) : words;
}

const maxValueLength = 60;

/** Returns " from $ 6.50 to $ 7.00" if that is short, or else an empty string. */
function values(changes: readonly Change[], scope: StoreScope): string {
  const [only, ...others] = changes;
  if (!only || others.length > 0 || !isPlain(only.before) || !isPlain(only.after)) return '';
  const before = fieldText(only.field, only.before, scope);
  const after = fieldText(only.field, only.after, scope);
  return before.length + after.length > maxValueLength ? '' : ` from ${before} to ${after}`;
}

function isPlain(value: unknown): boolean {
  return value === null || typeof value !== 'object';
}

/** Returns every field of an entry with its values before and after; null for a missing value. */
export function detailsOf({ before, after }: DescribedEntry, scope: StoreScope) {
  const was = new Map(fieldsOf(before));
  const is = new Map(fieldsOf(after));
  const text = (field: string, facts: ReadonlyMap<string, unknown>) =>
    facts.has(field) ? fieldText(field, facts.get(field), scope) : null;
  return [...new Set([...was.keys(), ...is.keys()])].map((field) => ({
    field: fieldLabel(field),
    before: text(field, was),
    after: text(field, is),
  }));
}
