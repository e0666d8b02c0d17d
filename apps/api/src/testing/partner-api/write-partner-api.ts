import { writeFile } from 'node:fs/promises';
import { describePartnerApi } from './describe-partner-api.ts';

const file = new URL('../../../../../packages/client/openapi.json', import.meta.url);
await writeFile(file, await describePartnerApi());
