import type { Business } from '@counter/contract/store';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { storesKey } from '../../../lib/store-key.ts';

/**
 * Returns whether the wall is `up`, because the store requires a second factor that the person lacks, and `pass`,
 * which takes it down. It stays up until then, because it shows the recovery codes when the server may already
 * report the store as open.
 */
export function useWall(userId: number, business: Business | undefined) {
  const client = useQueryClient();
  const [upFor, setUpFor] = useState<number>();
  if (business?.secondFactorMissing && upFor !== business.id) setUpFor(business.id);

  async function pass(): Promise<void> {
    await client.invalidateQueries({ queryKey: storesKey(userId) });
    setUpFor(undefined);
  }

  return { up: business !== undefined && upFor === business.id, pass };
}
