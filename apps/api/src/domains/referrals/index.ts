export { referralRoutes } from './referrals.routes.ts';
export { referralTasks } from './referrals.jobs.ts';
export { importPayments, referralCron } from './payments.service.ts';
export { importRewards } from './import.service.ts';
export { rewardReferrers, takeBackRewards } from './rewards.service.ts';
