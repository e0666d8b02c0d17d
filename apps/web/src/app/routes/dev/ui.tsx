import { createFileRoute, redirect } from '@tanstack/react-router';
import { lazy } from 'react';
import { z } from 'zod/mini';

const search = z.object({
  open: z.optional(z.enum(['drawer', 'dialog', 'shortcuts'])),
  tab: z.optional(z.enum(['today', 'scheduled', 'history'])),
});

// A build-time condition, inlined here so that the bundler can drop the gallery.
const Gallery =
  import.meta.env.DEV || import.meta.env.VITE_DEV_UI === 'on'
    ? lazy(async () => ({ default: (await import('./-gallery/gallery.tsx')).Gallery }))
    : null;

export const Route = createFileRoute('/dev/ui')({
  validateSearch: search,
  beforeLoad: () => {
    if (!Gallery) redirect({ href: '/404', reloadDocument: true, throw: true });
  },
  component: GalleryPage,
});

function GalleryPage() {
  const { open, tab = 'today' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const openPart = (next?: typeof open) =>
    void navigate({ search: { tab, open: next }, resetScroll: false });
  return Gallery && <Gallery open={open} tab={tab} onOpen={openPart} />;
}
