import { employeeRequest, type EmployeeRequest } from '@counter/contract/people';
import type { Insertable } from 'kysely';
import type { Db, PeopleTables, Tx, Work } from './people.tables.ts';
import { formFields, type FormField } from '../../platform/kernel/form-fields.ts';
import { pick } from '../../platform/kernel/pick.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { changeOf, stampOf } from '../../platform/events/work.ts';

/** The fields of the employee form, each named like its column. */
export const employeeFields = formFields(employeeRequest);

export type EmployeeFacts = Pick<EmployeeRequest, FormField<EmployeeRequest>>;

/** An employee as stored. */
export type EmployeeRow = EmployeeFacts & {
  readonly id: number;
  readonly currency: string;
  readonly endDate: string | null;
  readonly endReason: string;
  /** True if they can clock in. */
  readonly hasPin: boolean;
  readonly olVersion: number;
  readonly changedBy: string;
  readonly changedAt: Date;
};

function selectEmployees(db: Db | Tx, { storeId }: StoreScope) {
  return db
    .selectFrom('employees')
    .where('storeId', '=', storeId)
    .select(employeeFields)
    .select(['id', 'currency', 'endDate', 'endReason'])
    .select((eb) => eb('pinHash', 'is not', null).$castTo<boolean>().as('hasPin'))
    .select(['version as olVersion', 'changedBy', 'changedAt']);
}

/** Returns all current and former employees of the store, by name. */
export async function findEmployeeRows(db: Db, scope: StoreScope): Promise<EmployeeRow[]> {
  return selectEmployees(db, scope)
    .orderBy((eb) => eb.fn('lower', ['firstName']))
    .orderBy((eb) => eb.fn('lower', ['lastName']))
    .orderBy('id')
    .execute();
}

/** Returns an employee, locked until the transaction ends. */
export async function lockEmployee(
  tx: Tx,
  scope: StoreScope,
  id: number,
): Promise<EmployeeRow | undefined> {
  return selectEmployees(tx, scope).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** An employee to insert. Fields whose columns have a default may be absent. */
export type NewEmployee = Pick<Insertable<PeopleTables['employees']>, keyof EmployeeFacts>;

/** Inserts an employee who is paid in the store's currency; returns their id. */
export async function createEmployee(
  { tx, scope, at }: Pick<Work, 'tx' | 'scope' | 'at'>,
  facts: NewEmployee,
): Promise<number> {
  const { id } = await tx
    .insertInto('employees')
    .values({
      ...pick(facts, employeeFields),
      storeId: scope.storeId,
      currency: scope.currency,
      ...stampOf({ scope, at }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateEmployee(work: Work, id: number, facts: EmployeeFacts): Promise<void> {
  await updateColumns(work, id, { ...pick(facts, employeeFields), currency: work.scope.currency });
}

/** The end of an employment. */
export type EmploymentEnd = Pick<EmployeeRow, 'endDate' | 'endReason'>;

export async function updateEmploymentEnd(
  work: Pick<Work, 'tx' | 'scope' | 'at'>,
  id: number,
  { endDate, endReason }: EmploymentEnd,
): Promise<void> {
  await updateColumns(work, id, { endDate, endReason });
}

type Columns = Partial<
  EmployeeFacts & { currency: string; endDate: string | null; endReason: string }
>;

async function updateColumns(
  { tx, scope, at }: Pick<Work, 'tx' | 'scope' | 'at'>,
  id: number,
  columns: Columns,
): Promise<void> {
  await tx
    .updateTable('employees')
    .where('storeId', '=', scope.storeId)
    .where('id', '=', id)
    .set({
      ...columns,
      ...changeOf({ scope, at }),
    })
    .execute();
}
