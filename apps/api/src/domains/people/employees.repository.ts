import type { EmployeeRequest } from '@counter/contract/people';
import type { Db, Tx } from '../../platform/db/schema.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { changeOf, stampOf, type Work } from '../../platform/events/work.ts';

/** The fields of the form of an employee. */
export type EmployeeFacts = Omit<EmployeeRequest, 'storeId' | 'id' | 'olVersion'>;

/** An employee as they are written down. */
export type EmployeeRow = EmployeeFacts & {
  readonly id: number;
  readonly currency: string;
  readonly endDate: string | null;
  readonly endReason: string;
  readonly olVersion: number;
  readonly changedBy: string;
  readonly changedAt: Date;
};

function selectEmployees(db: Db | Tx, { storeId }: StoreScope) {
  return db
    .selectFrom('employees')
    .where('store_id', '=', storeId)
    .select(['id', 'first_name as firstName', 'last_name as lastName', 'address', 'cnic', 'email'])
    .select(['mobile_number as mobileNumber', 'joining_date as joiningDate', 'designation'])
    .select(['salary', 'currency', 'notes', 'end_date as endDate', 'end_reason as endReason'])
    .select(['version as olVersion', 'changed_by as changedBy', 'changed_at as changedAt']);
}

/** Everybody who works or worked for the store, by name. */
export async function findEmployeeRows(db: Db, scope: StoreScope): Promise<EmployeeRow[]> {
  return selectEmployees(db, scope)
    .orderBy((eb) => eb.fn('lower', ['first_name']))
    .orderBy((eb) => eb.fn('lower', ['last_name']))
    .orderBy('id')
    .execute();
}

/** One of them, held until the transaction ends. */
export async function lockEmployee(
  tx: Tx,
  scope: StoreScope,
  id: number,
): Promise<EmployeeRow | undefined> {
  return selectEmployees(tx, scope).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Writes a new employee, paid in the store's currency; answers their id. */
export async function createEmployee(
  { tx, scope, at }: Pick<Work, 'tx' | 'scope' | 'at'>,
  facts: EmployeeFacts,
): Promise<number> {
  const { id } = await tx
    .insertInto('employees')
    .values({
      ...columnsOf(facts),
      store_id: scope.storeId,
      currency: scope.currency,
      ...stampOf({ scope, at }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateEmployee(work: Work, id: number, facts: EmployeeFacts): Promise<void> {
  await updateColumns(work, id, { ...columnsOf(facts), currency: work.scope.currency });
}

/** The end of an employment. */
export type EmploymentEnd = Pick<EmployeeRow, 'endDate' | 'endReason'>;

export async function updateEmploymentEnd(
  work: Pick<Work, 'tx' | 'scope' | 'at'>,
  id: number,
  { endDate, endReason }: EmploymentEnd,
): Promise<void> {
  await updateColumns(work, id, { end_date: endDate, end_reason: endReason });
}

function columnsOf(facts: EmployeeFacts) {
  return {
    first_name: facts.firstName,
    last_name: facts.lastName,
    mobile_number: facts.mobileNumber,
    address: facts.address,
    cnic: facts.cnic,
    email: facts.email,
    joining_date: facts.joiningDate,
    designation: facts.designation,
    salary: facts.salary,
    notes: facts.notes,
  };
}

type Columns = Partial<
  ReturnType<typeof columnsOf> & { currency: string; end_date: string | null; end_reason: string }
>;

async function updateColumns(
  { tx, scope, at }: Pick<Work, 'tx' | 'scope' | 'at'>,
  id: number,
  columns: Columns,
): Promise<void> {
  await tx
    .updateTable('employees')
    .where('store_id', '=', scope.storeId)
    .where('id', '=', id)
    .set({
      ...columns,
      ...changeOf({ scope, at }),
    })
    .execute();
}
