import { allEndpoints } from '@counter/contract';
import type { Endpoint } from '@counter/contract/endpoint';
import { plainSettings } from '@counter/contract/settings';

function nameOf(endpoint: Endpoint): string {
  const named = allEndpoints.find((one) => one.endpoint === endpoint);
  if (!named) throw new Error(`${endpoint.path} has no name in the contract`);
  return named.name;
}

type PlainSetting = (typeof plainSettings)[number];

/** Returns values for the two endpoints of each plain settings part, by endpoint name. */
export function plainSettingCalls<Value>(valuesOf: {
  readonly find: (setting: PlainSetting) => Value;
  readonly update: (setting: PlainSetting) => Value;
}): Record<string, Value> {
  const named = plainSettings.flatMap((setting): [string, Value][] => [
    [nameOf(setting.find), valuesOf.find(setting)],
    [nameOf(setting.update), valuesOf.update(setting)],
  ]);
  return Object.fromEntries(named);
}
