export { feedbackRoutes } from './feedback.routes.ts';
export { importInquiry, importReview, type PastReview } from './import.service.ts';
export { deleteInquiriesOf, eraseReviewers } from './erasing.repository.ts';
export { findQuestion } from './questions.service.ts';
export { findPublicReviews, findReviewOf } from './reviews.service.ts';
export { countReportedReviews } from './reports.repository.ts';
export { findStoreOfInquiry, findStoreOfReview } from './feedback.repository.ts';
export { findPoorReviews } from './poor-reviews.repository.ts';
export { saveReview } from './writing-review.service.ts';
