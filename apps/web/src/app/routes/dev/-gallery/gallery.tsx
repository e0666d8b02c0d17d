import { ColorSchemeToggle } from '../../../../ui/theme/color-scheme-toggle.tsx';
import { Page, PageHeader } from '../../../../ui/layout/page.tsx';
import { ToastHost } from '../../../../ui/feedback/toast-host.tsx';
import { Charts } from './charts.tsx';
import { Figures } from './figures.tsx';
import { Forms } from './forms.tsx';
import { Overlays } from './overlays.tsx';
import type { Part, Tab } from './parts.ts';
import { Pictures } from './pictures.tsx';
import { States } from './states.tsx';
import { Tables } from './tables.tsx';
import { Words } from './words.tsx';

interface GalleryProps {
  open: Part | undefined;
  tab: Tab;
  onOpen: (part?: Part) => void;
}

/** Every UI component in every state. Check it after changing one. */
export function Gallery({ open, tab, onOpen }: GalleryProps) {
  return (
    <main>
      <Page>
        <PageHeader
          title="Parts"
          description="Every part in every state, in both schemes."
          actions={<ColorSchemeToggle />}
        />
        <Figures />
        <Charts />
        <Tables tab={tab} onOpen={() => onOpen('drawer')} />
        <Words />
        <Forms />
        <Pictures />
        <States />
        <Overlays open={open} onOpen={onOpen} />
      </Page>
      <ToastHost />
    </main>
  );
}
