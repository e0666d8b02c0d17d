import { differenceOf } from '../../platform/kernel/difference.ts';
import type { AuditEntry, Work } from '../../platform/events/work.ts';

type PersonChange = {
  readonly action: AuditEntry['action'];
  readonly entity: 'employee' | 'rider';
  readonly id: number;
  /** The person's name. */
  readonly name: string;
};

/** Audits a person's changed fields and notifies open screens. Does nothing if nothing changed. */
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

/** Masks an identity card number except for its last characters. */
function masked(facts: object): object {
  if (!('cnic' in facts) || typeof facts.cnic !== 'string') return facts;
  return { ...facts, cnic: `•••${facts.cnic.slice(-shown)}` };
}
