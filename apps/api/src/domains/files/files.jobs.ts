import { z } from 'zod/mini';
import { uploadedFile } from '@counter/contract/files';
import type { CronJob, Task } from '../../platform/jobs/start-jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { removePictureTask, sweepPictures } from './files.service.ts';
import { removePicture } from './picture-files.ts';

const named = z.object({ url: uploadedFile });

/** Hourly, when nothing else is scheduled. */
export const sweepCron: CronJob = { task: 'picture.sweep', match: '37 * * * *' };

/** Scheduled jobs of the files domain, by job name. */
export function fileTasks(platform: Platform): Readonly<Record<string, Task>> {
  return {
    [sweepCron.task]: async () => sweepPictures(platform),
    [removePictureTask]: async (payload) => removePicture(platform.files, named.parse(payload).url),
  };
}
