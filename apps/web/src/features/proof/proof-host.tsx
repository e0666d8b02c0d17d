import { Suspense, useState } from 'react';
import { useAskedProof } from '../../lib/account/proof.ts';
import { lazyPart } from '../../ui/browser/ahead.ts';

const ProofDialog = lazyPart(async () => ({
  default: (await import('./proof-dialog.tsx')).ProofDialog,
}));

/** The place of the dialog that asks for a proof; its code comes when it is first needed. */
export function ProofHost() {
  const asked = useAskedProof() !== undefined;
  const [used, setUsed] = useState(asked);
  if (asked && !used) setUsed(true);
  return used ? (
    <Suspense>
      <ProofDialog />
    </Suspense>
  ) : null;
}
