import { Suspense, useState } from 'react';
import { useAskedProof } from '../../lib/account/proof.ts';
import { lazyPart } from '../../ui/browser/ahead.ts';

const ProofDialog = lazyPart(async () => ({
  default: (await import('./proof-dialog.tsx')).ProofDialog,
}));

/** Renders the proof dialog; its code loads on first use. */
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
