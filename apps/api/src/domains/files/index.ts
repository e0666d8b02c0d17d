export { fileRoutes } from './files.routes.ts';
export { fileTasks, sweepCron } from './files.jobs.ts';
export { claimPictures, keepPicture } from './files.service.ts';
