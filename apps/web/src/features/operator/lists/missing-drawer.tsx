import { EmptyState } from '../../../ui/feedback/states.tsx';
import { SideDrawer, type SideDrawerProps } from '../../../ui/overlays/side-drawer.tsx';
import { text } from '../operator.text.ts';

interface MissingDrawerProps extends Pick<SideDrawerProps, 'opened' | 'onClose' | 'title'> {
  /** Says where the row may be. */
  description: string;
}

/** The drawer of an open row that isn't on the current page. */
export function MissingDrawer({ description, ...drawer }: MissingDrawerProps) {
  return (
    <SideDrawer {...drawer}>
      <EmptyState title={text.notOnThisPage} description={description} />
    </SideDrawer>
  );
}
