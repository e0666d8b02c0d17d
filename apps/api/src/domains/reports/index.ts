export { reportRoutes } from './reports.routes.ts';
export { printStatement } from './papers.service.ts';
