import { plainSettings } from '@counter/contract/settings';
import type { Db, Tx } from '../../platform/db/schema.ts';
import { route, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoreScope } from '../../platform/tenancy/scope.ts';
import { findSettings } from '../store/index.ts';
import { changeColumns } from './change-settings.ts';
import { findSettingVersion } from './setting-versions.repository.ts';

type PlainSetting = (typeof plainSettings)[number];

/** Binds the routes of settings that are sent and returned in the form they are stored in. */
export function plainSettingRoutes(platform: Platform): Route[] {
  return plainSettings.flatMap((setting) => routesOf(platform, setting));
}

function routesOf({ db, act }: Platform, setting: PlainSetting): Route[] {
  return [
    route(setting.find, async ({ scope }) => ({ data: await read(db, scope, setting) })),
    route(setting.update, async ({ scope, body }) => ({
      data: await act(scope, async (work) => {
        const { storeId: _storeId, userId: _userId, olVersion, ...after } = body;
        await changeColumns(work, setting.part, olVersion, after);
        return read(work.tx, work.scope, setting);
      }),
      message: 'Changes saved',
    })),
  ];
}

async function read(db: Db | Tx, scope: StoreScope, { part, fields }: PlainSetting) {
  const kept = await findSettings<PlainSetting['fields'][number]>(db, scope, fields);
  return { ...kept, ...(await findSettingVersion(db, scope, part)) };
}
