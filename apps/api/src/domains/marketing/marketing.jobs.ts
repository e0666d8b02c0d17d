import { id } from '@counter/contract/shared';
import { z } from 'zod/mini';
import type { Task } from '../../platform/jobs/start-jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { sendCampaignsTask } from './campaigns.service.ts';
import { chargeCampaign, chargeCampaignTask } from './charging.service.ts';
import { sendCampaigns } from './sending.service.ts';

const over = z.object({ storeId: id, id });

/** Scheduled jobs of campaigns, by job name. */
export function marketingTasks(platform: Platform): Readonly<Record<string, Task>> {
  return {
    [sendCampaignsTask]: async () => sendCampaigns(platform),
    [chargeCampaignTask]: async (payload) => chargeCampaign(platform, over.parse(payload)),
  };
}
