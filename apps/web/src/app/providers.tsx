import { MantineProvider } from '@mantine/core';
import { RouterProvider } from '@tanstack/react-router';
import { setNonce } from 'get-nonce';
import { StrictMode } from 'react';
import { useColorScheme } from '../lib/device/color-scheme.ts';
import { resolveCssVariables, theme } from '../ui/theme/theme.ts';
import type { AppRouter } from './router.tsx';

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
// The library that locks scrolling behind a drawer adds a style element, which needs the nonce.
setNonce(nonce);

/** Provides the theme and the router. The dashboard adds the cache. */
export function Providers({ router }: { router: AppRouter }) {
  const colorScheme = useColorScheme();
  return (
    <StrictMode>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={resolveCssVariables}
        forceColorScheme={colorScheme}
        getStyleNonce={() => nonce}
      >
        <RouterProvider router={router} />
      </MantineProvider>
    </StrictMode>
  );
}
