import { demoPassword } from '@counter/contract/auth';

/** The API key of the demo's simulated marketplace: as public as the passwords of the demo. */
export const demoMarketplaceKey = 'demo-marketplace-key';

/** The marketplace's staff of the demo. */
export const demoOperator = { email: 'operator@demo.test', password: demoPassword };
