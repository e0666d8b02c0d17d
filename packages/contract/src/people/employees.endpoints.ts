import { z } from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { envelope, id, idInPath } from '../shared/schema.ts';
import {
  employee,
  employeeFileRequest,
  employeeRequest,
  endEmploymentRequest,
  resumeEmploymentRequest,
} from './employees.schemas.ts';

const writes = { permission: 'people:write', store: 'body.storeId' } as const;

export const findEmployees = endpoint({
  method: 'GET',
  path: '/merchant/store/employees/{storeId}',
  summary: 'Lists everyone who works or worked for the store, by name.',
  params: z.object({ storeId: idInPath }),
  answer: envelope(z.array(employee)),
  can: { permission: 'people:read', store: 'params.storeId' },
});

export const saveEmployee = endpoint({
  method: 'POST',
  path: '/merchant/store/employee/save',
  summary: 'Adds or changes an employee and returns their id.',
  body: employeeRequest,
  answer: envelope(id),
  can: writes,
  idempotency: 'accepted',
});

export const endEmployment = endpoint({
  method: 'POST',
  path: '/merchant/store/employee/end',
  summary: 'Records the last day of an employment, with an optional reason.',
  body: endEmploymentRequest,
  answer: envelope(employee),
  can: writes,
});

export const resumeEmployment = endpoint({
  method: 'POST',
  path: '/merchant/store/employee/resume',
  summary: 'Resumes an employment that was ended.',
  body: resumeEmploymentRequest,
  answer: envelope(employee),
  can: writes,
});

export const exportEmployees = endpoint({
  method: 'POST',
  path: '/merchant/store/employees/export',
  summary: 'Exports the employees that match the same search and filter as CSV.',
  body: employeeFileRequest,
  answer: z.string(),
  can: { permission: 'people:read', store: 'body.storeId' },
  kind: 'csv',
});
