export { operatorTasks } from './operator.jobs.ts';
export { operatorRoutes } from './operator.routes.ts';
