import * as React from 'react';

const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const count = 'recentlyCreatedOwnerStacks';

/**
 * Makes React create elements without stack traces, as its development build does after the first 10,000 per
 * second. No test reads them. Throws if a newer React counts them elsewhere.
 */
export function skipElementStacks(): void {
  const shared: unknown = Reflect.get(React, internals);
  if (typeof shared !== 'object' || shared === null || !(count in shared)) {
    throw new Error(`React has no ${count} any more. Look at how it limits stack traces now.`);
  }
  Object.defineProperty(shared, count, {
    configurable: true,
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
  });
}
