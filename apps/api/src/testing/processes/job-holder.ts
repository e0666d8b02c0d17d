import { createLog } from '../../platform/config/log.ts';
import { openPool } from '../../platform/db/pool.ts';
import { startJobs } from '../../platform/jobs/start-jobs.ts';

// Started by tests in its own process: `job-holder.ts <database>`. Takes the job `note`, prints `holds` and never
// finishes it.
const pool = openPool({ connectionString: process.argv[2] ?? '' }, { max: 5 });
const hold = async (): Promise<void> => {
  console.log('holds');
  await new Promise(() => {});
};
await startJobs({ pool, tasks: { note: hold }, log: createLog({ logLevel: 'silent' }) });
console.log('ready');
