import {
  endEmployment,
  exportEmployees,
  findEmployees,
  findRiders,
  removeRider,
  restoreRider,
  resumeEmployment,
  saveEmployee,
  saveRider,
  updateRiderDuty,
} from '@counter/contract/people';
import { fileRoute, route, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { clockRoutes } from './clock/clock.routes.ts';
import { writeEmployees } from './employee-file.ts';
import * as employees from './employees.service.ts';
import { planRoutes } from './plan/plan.routes.ts';
import * as riders from './riders.service.ts';

/** Binds the routes of employees, the time clock, planned shifts and riders. */
export function peopleRoutes(platform: Platform): Route[] {
  return [
    ...employeeRoutes(platform),
    ...clockRoutes(platform),
    ...planRoutes(platform),
    ...riderRoutes(platform),
  ];
}

function employeeRoutes(platform: Platform): Route[] {
  const { act, db } = platform;
  return [
    route(findEmployees, async ({ scope }) => ({ data: await employees.findEmployees(db, scope) })),
    route(saveEmployee, async ({ scope, body, request: { idempotencyKey } }) => ({
      data: await act(scope, (work) => employees.saveEmployee(work, body, idempotencyKey)),
      message: body.id === 0 ? 'Employee added.' : 'Employee saved.',
    })),
    route(endEmployment, async ({ scope, body }) => ({
      data: await act(scope, (work) => employees.endEmployment(work, body)),
    })),
    route(resumeEmployment, async ({ scope, body }) => ({
      data: await act(scope, (work) => employees.resumeEmployment(work, body.id)),
    })),
    fileRoute(exportEmployees, async ({ scope, body }) => writeEmployees(platform, scope, body)),
  ];
}

function riderRoutes({ act, db }: Platform): Route[] {
  return [
    route(findRiders, async ({ scope }) => ({ data: await riders.findRiders(db, scope) })),
    route(saveRider, async ({ scope, body, request: { idempotencyKey } }) => ({
      data: await act(scope, (work) => riders.saveRider(work, body, idempotencyKey)),
      message: body.id === 0 ? 'Rider added.' : 'Rider saved.',
    })),
    route(updateRiderDuty, async ({ scope, body }) => ({
      data: await act(scope, (work) => riders.updateRiderDuty(work, body)),
    })),
    route(removeRider, async ({ scope, body }) => ({
      data: await act(scope, (work) => riders.removeRider(work, body.id)),
    })),
    route(restoreRider, async ({ scope, body }) => ({
      data: await act(scope, (work) => riders.restoreRider(work, body.id)),
    })),
  ];
}
