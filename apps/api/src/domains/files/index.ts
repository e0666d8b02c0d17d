export { fileRoutes } from './files.routes.ts';
export { countPictures } from './files.repository.ts';
export { fileTasks, sweepCron } from './files.jobs.ts';
export { claimPictures, keepPicture, readDocument, readUpload } from './files.service.ts';
