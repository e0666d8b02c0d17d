export { feedbackRoutes } from './feedback.routes.ts';
export { importInquiry, importReview, type PastReview } from './import.service.ts';
export { countReportedReviews } from './reports.repository.ts';
