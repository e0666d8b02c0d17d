export { adjustmentRoutes } from './adjustments.routes.ts';
export { adjustmentTasks } from './adjustments.jobs.ts';
export { countContestedCharges } from './charges.repository.ts';
