import { differenceOf } from '../../platform/kernel/difference.ts';
import type { AuditEntry, Work } from '../../platform/events/work.ts';

type PersonChange = {
  readonly action: AuditEntry['action'];
  readonly entity: 'employee' | 'rider';
  readonly id: number;
  /** The name. */
  readonly name: string;
};

/** Notes what became different about a person, and tells the store; nothing where nothing did. */
export function recordPerson(
  { audit, emit }: Work,
  { action, entity, id, name }: PersonChange,
  before: object,
  after: object,
): void {
  const difference = differenceOf(before, after);
  if (!difference) return;
  audit({
    action,
    entity,
    entityId: id,
    subject: name,
    before: masked(difference.before),
    after: masked(difference.after),
  });
  emit({ kind: 'people.changed' });
}

const shown = 4;

/** Masks the number of an identity card except for the last four characters. */
function masked(facts: object): object {
  if (!('cnic' in facts) || typeof facts.cnic !== 'string') return facts;
  return { ...facts, cnic: `•••${facts.cnic.slice(-shown)}` };
}
