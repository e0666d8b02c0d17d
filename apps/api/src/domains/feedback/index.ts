export { feedbackRoutes } from './feedback.routes.ts';
export { countReportedReviews } from './reports.repository.ts';
