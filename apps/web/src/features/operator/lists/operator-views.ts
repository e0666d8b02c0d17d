import {
  findOperatorViews,
  removeOperatorView,
  restoreOperatorView,
  saveOperatorView,
  type OperatorList,
} from '@counter/contract/views';
import { call } from '../../../lib/api.ts';
import type { ViewOwner } from '../../views/index.ts';

/** The operator's saved views of the operator lists. */
export const operatorViews: ViewOwner = {
  // A separate key, so that operator writes don't refetch the views.
  key: ['operatorViews'],
  find: async () => call(findOperatorViews, {}),
  save: async ({ list, ...sent }, idempotencyKey) =>
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an operator's screens show the marketplace's lists
    call(saveOperatorView, { body: { list: list as OperatorList, ...sent } }, { idempotencyKey }),
  remove: async (id) => call(removeOperatorView, { body: { id } }),
  restore: async (id) => call(restoreOperatorView, { body: { id } }),
};
