export { analyticsRoutes } from './analytics.routes.ts';
export { findPeriodFigures, type PeriodFigures } from './period-figures.service.ts';
