import { demoPassword } from '@counter/contract/auth';

/** The API key of the demo's simulated marketplace, as public as the demo's passwords. */
export const demoMarketplaceKey = 'demo-marketplace-key';

/** The demo's marketplace operator. */
export const demoOperator = { email: 'operator@demo.test', password: demoPassword };
