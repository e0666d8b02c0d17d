export { referralRoutes } from './referrals.routes.ts';
export { referralCron, referralTasks } from './referrals.jobs.ts';
export { importRewards } from './import.service.ts';
export { rewardReferrers, takeBackRewards } from './rewards.service.ts';
