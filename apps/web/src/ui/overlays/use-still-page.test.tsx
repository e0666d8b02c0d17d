import { MantineProvider } from '@mantine/core';
import { render, renderHook, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MenuDrawer } from './menu-drawer.tsx';
import { Modal } from './modal.tsx';
import { SideDrawer } from './side-drawer.tsx';
import { useStillPage } from './use-still-page.ts';

const { style } = document.documentElement;

async function expectHeld(held: boolean): Promise<void> {
  await waitFor(() => expect(style.overflow).toBe(held ? 'hidden' : ''));
}

test('the page scrolls again when the last overlay closes', async () => {
  const first = renderHook(({ held }) => useStillPage(held), { initialProps: { held: true } });
  await expectHeld(true);
  const second = renderHook(() => useStillPage(true));
  first.rerender({ held: false });
  const seen: string[] = [];
  const watch = new MutationObserver(() => seen.push(style.overflow));
  watch.observe(document.documentElement, { attributeFilter: ['style'] });
  second.unmount();
  await expectHeld(false);
  watch.disconnect();
  expect(seen).toEqual(['']);
});

function Overlays({ opened }: { opened: boolean }) {
  const shared = { opened, onClose: () => undefined };
  return (
    <MantineProvider>
      <Modal {...shared} title="Refund" />
      <SideDrawer {...shared} title="Order">
        Bread
      </SideDrawer>
      <MenuDrawer {...shared} title="Menu" links={<a href="/">Home</a>} />
    </MantineProvider>
  );
}

test('no overlay adds a style sheet, which would restyle the whole page', async () => {
  const sheets = () => document.querySelectorAll('style').length;
  const { rerender } = render(<Overlays opened={false} />);
  const before = sheets();
  rerender(<Overlays opened />);
  expect(await screen.findAllByRole('dialog')).toHaveLength(3);
  await expectHeld(true);
  expect(sheets()).toBe(before);
});
