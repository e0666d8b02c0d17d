import { useNavigate } from '@tanstack/react-router';
import { IconReceipt } from '@tabler/icons-react';
import { useState } from 'react';
import { explainFailure } from '../../lib/api.ts';
import { forgetShared } from '../../lib/files/shared-file.ts';
import { useCurrentStore } from '../../lib/store-context.tsx';
import { receiptUploads } from '../../lib/files/upload.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { EmptyState, FailedState } from '../../ui/feedback/states.tsx';
import { Sending } from '../../ui/forms/picture-field/sending.tsx';
import { Page, PageHeader } from '../../ui/layout/page.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { useSharedReceipt } from './expenses.queries.ts';
import { text } from './expenses.text.ts';
import type { ShareRefusal } from './share-search.ts';

/** Opens the form of a new expense with a receipt that was shared from the phone. */
export function SharedReceipt({ refused }: { refused: ShareRefusal | undefined }) {
  const { storeUrl } = useCurrentStore();
  const { data: file, isPending } = useSharedReceipt(refused === undefined);
  return (
    <Page>
      <PageHeader title={text.share.title} />
      <Panel>
        {file && refused === undefined ? <Upload file={file} /> : null}
        {refused !== undefined || (!isPending && !file) ? (
          <EmptyState
            icon={<IconReceipt size={32} stroke={1.5} />}
            title={text.share.notTaken}
            description={text.share.refusals[refused ?? 'none']}
            action={
              <LinkButton to="/dashboard/business/$storeUrl/expense" params={{ storeUrl }}>
                {text.share.open}
              </LinkButton>
            }
          />
        ) : null}
      </Panel>
    </Page>
  );
}

function Upload({ file }: { file: File }) {
  const { storeUrl } = useCurrentStore();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<unknown>();

  async function goOn(receipt: string) {
    await forgetShared();
    await navigate({
      to: '/dashboard/business/$storeUrl/expense',
      params: { storeUrl },
      search: { receipt },
      replace: true,
    });
  }

  if (failure !== undefined) {
    return (
      <FailedState
        title={text.share.notUploaded}
        cause={explainFailure(failure)}
        kept={text.share.kept}
        onRetry={() => setFailure(undefined)}
      />
    );
  }
  return (
    <>
      <p>{file.name}</p>
      <Sending
        file={file}
        upload={receiptUploads.upload}
        onDone={(url) => void goOn(url)}
        onFailed={setFailure}
      />
    </>
  );
}
