export { onboardingRoutes } from './onboarding.routes.ts';
export {
  approveApplication,
  findApplicationForReview,
  findApplicationRows,
  refuseApplication,
} from './review.service.ts';
export { countWaitingApplications } from './review.repository.ts';
export {
  closeApplications,
  createApplicationRow as importApplication,
} from './onboarding.repository.ts';
