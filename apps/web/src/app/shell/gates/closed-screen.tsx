import { useCurrentStore } from '../../../lib/store-context.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { DoorDrawing } from '../../../ui/display/drawings/door.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Page, PageHeader } from '../../../ui/layout/page.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { text } from '../waiting/waiting.text.ts';

interface ClosedScreenProps {
  /** The heading of the requested screen. */
  heading: string | undefined;
}

/** Replaces a screen that is closed until the store is approved. Says why, and links to what can be prepared. */
export function ClosedScreen({ heading }: ClosedScreenProps) {
  const { name } = useCurrentStore();
  return (
    <Page>
      <PageHeader title={heading ?? text.label} />
      <Panel flush>
        <EmptyState
          drawing={<DoorDrawing large />}
          title={text.opensOnceApproved}
          description={text.untilThen(name)}
          action={<LinkButton to="/dashboard/app">{text.goPrepare}</LinkButton>}
        />
      </Panel>
    </Page>
  );
}
