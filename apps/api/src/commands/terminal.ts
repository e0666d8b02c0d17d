import type { Marketplace } from './with-marketplace.ts';

/** The environment that a command runs in. */
export type Terminal = {
  /** The environment variables with the settings. */
  readonly environment: NodeJS.ProcessEnv;
  /** Prints a line to the user. */
  readonly print: (line: string) => void;
  /** Runs work on the configured database after migrating it. */
  readonly onMarketplace: <Result>(
    work: (marketplace: Marketplace) => Promise<Result>,
  ) => Promise<Result>;
};
