import { createFileRoute, redirect } from '@tanstack/react-router';
import { z } from 'zod/mini';
import { Gallery } from './-gallery/gallery.tsx';

const search = z.object({
  open: z.optional(z.enum(['drawer', 'dialog', 'shortcuts'])),
  tab: z.optional(z.enum(['today', 'scheduled', 'history'])),
});

export const Route = createFileRoute('/dev/ui')({
  validateSearch: search,
  beforeLoad: () => {
    const shown = import.meta.env.DEV || import.meta.env['VITE_DEV_UI'] === 'on';
    if (!shown) redirect({ href: '/404', throw: true });
  },
  component: GalleryPage,
});

function GalleryPage() {
  const { open, tab = 'today' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const openPart = (next?: typeof open) =>
    void navigate({ search: { tab, open: next }, resetScroll: false });
  return <Gallery open={open} tab={tab} onOpen={openPart} />;
}
