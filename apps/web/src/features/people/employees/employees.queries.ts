import {
  endEmployment,
  exportEmployees,
  findEmployees,
  resumeEmployment,
  saveEmployee,
  type Employee,
  type EmployeeRequest,
  type EmployeesWanted,
  type EndEmploymentRequest,
} from '@counter/contract/people';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { download } from '../../../lib/download.ts';
import type { Keyed } from '../../../lib/send-once.ts';
import { useCurrentStore } from '../../../lib/store-context.tsx';
import { editedKey, storeKey } from '../../../lib/store-key.ts';

/** All of it is read again when somebody changes who works here; who is edited is not. */
const keys = {
  all: (storeId: number) => storeKey('people', storeId),
  employees: (storeId: number) => storeKey('people', storeId, 'employees'),
  edited: (storeId: number, id: number) => editedKey('employee', storeId, id),
};

async function readEmployees(storeId: number, signal?: AbortSignal): Promise<readonly Employee[]> {
  const params = { storeId: String(storeId) };
  return (await call(findEmployees, { params }, signal ? { signal } : {})).data;
}

/** Everybody who works or worked for the store, by name. */
export function useEmployees() {
  const { storeId } = useCurrentStore();
  return useQuery({
    queryKey: keys.employees(storeId),
    queryFn: async ({ signal }) => readEmployees(storeId, signal),
  });
}

/** One of them as the server has them now, null where there is no such one; asks for nothing without an id. */
export function useEmployee(id: number | undefined) {
  const { storeId } = useCurrentStore();
  return useQuery({
    queryKey: keys.edited(storeId, id ?? 0),
    queryFn: async ({ signal }) =>
      (await readEmployees(storeId, signal)).find((one) => one.id === id) ?? null,
    enabled: id !== undefined,
    // What is being edited must not change under the person.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
  });
}

/** Reads an employee anew, past the cache: what somebody else has made of them. */
export function useReadEmployee(): (id: number) => Promise<Employee | undefined> {
  const { storeId } = useCurrentStore();
  return async (id) => (await readEmployees(storeId)).find((one) => one.id === id);
}

/** Adds or changes an employee; sending the same again under its key is harmless. */
export function useSaveEmployee() {
  return useChange(async ({ sent, key }: Keyed<EmployeeRequest>) =>
    call(saveEmployee, { body: sent }, { idempotencyKey: key }),
  );
}

/** Notes the last day of an employment. */
export function useEndEmployment() {
  return useChange(
    async (body: EndEmploymentRequest) => (await call(endEmployment, { body })).data,
  );
}

/** Takes the end of an employment back. */
export function useResumeEmployment() {
  const { storeId } = useCurrentStore();
  return useChange(
    async (id: number) => (await call(resumeEmployment, { body: { storeId, id } })).data,
  );
}

/** A form is sent while the person looks at it, or not at all; the list is read again before that is told. */
function useChange<Sent, Answer>(mutationFn: (sent: Sent) => Promise<Answer>) {
  const { storeId } = useCurrentStore();
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => client.invalidateQueries({ queryKey: keys.all(storeId) }),
  });
}

/** Saves what the list shows as a file; answers its name. */
export function useSaveEmployeeFile() {
  const { storeId } = useCurrentStore();
  return async (wanted: EmployeesWanted) =>
    download(exportEmployees, { body: { storeId, ...wanted } });
}
