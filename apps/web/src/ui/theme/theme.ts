import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';
import { nameClosing } from '../overlays/closing.ts';
import { uiText } from '../ui.text.ts';

const teal: MantineColorsTuple = [
  '#e6f4f2',
  '#ccfbf1',
  '#99f6e4',
  '#5eead4',
  '#2dd4bf',
  '#14b8a6',
  '#0d9488',
  '#0f766e',
  '#115e59',
  '#134e4a',
];

const red: MantineColorsTuple = [
  '#fef2f2',
  '#fee2e2',
  '#fecaca',
  '#fca5a5',
  '#f87171',
  '#ef4444',
  '#dc2626',
  '#b91c1c',
  '#991b1b',
  '#7f1d1d',
];

/** From the strongest text to the page background, in Mantine's order for the dark scheme. */
const dark: MantineColorsTuple = [
  '#e6eaf2',
  '#cbd5e1',
  '#9aa7bb',
  '#64748b',
  '#243044',
  '#1c283d',
  '#172236',
  '#111a2b',
  '#0b1220',
  '#070c16',
];

const floating = { radius: 'lg', shadow: 'float' };
// A second `banner` landmark inside a dialog would confuse screen readers.
const dialogHeader = { header: { role: 'presentation' } };
const closeButton = { 'aria-label': uiText.close };

/**
 * Mantine's theme with our sizes. Defaults refer to components by name: importing a component here would add it to
 * every page's first load.
 */
export const theme = createTheme({
  primaryColor: 'teal',
  primaryShade: { light: 7, dark: 8 },
  colors: { teal, red, dark },
  fontFamily: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
  fontFamilyMonospace: "ui-monospace, 'SF Mono', 'Cascadia Mono', monospace",
  fontSizes: {
    xs: '0.75rem',
    sm: '0.8125rem',
    md: '0.875rem',
    lg: '0.9375rem',
    xl: '1.375rem',
  },
  lineHeights: { xs: '1rem', sm: '1.25rem', md: '1.25rem', lg: '1.375rem', xl: '1.75rem' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '20px', xl: '24px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  shadows: { float: 'var(--shadow-float)' },
  defaultRadius: 'md',
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Button: { defaultProps: { size: 'sm' } },
    Modal: {
      classNames: nameClosing,
      defaultProps: { ...floating, attributes: dialogHeader, closeButtonProps: closeButton },
    },
    Drawer: {
      classNames: nameClosing,
      defaultProps: { attributes: dialogHeader, closeButtonProps: closeButton },
    },
    Menu: { defaultProps: floating },
    Popover: { defaultProps: floating },
    Notification: { defaultProps: { closeButtonProps: closeButton } },
    DatePickerInput: { defaultProps: { weekendDays: [] } },
    DatePicker: { defaultProps: { weekendDays: [] } },
    Tooltip: { defaultProps: { openDelay: 400, withArrow: false } },
  },
});

/** Maps Mantine's colors to our own tokens, which follow the color scheme. */
export const resolveCssVariables: CSSVariablesResolver = () => {
  const shared = {
    '--mantine-color-body': 'var(--c-ground)',
    '--mantine-color-text': 'var(--c-text)',
    '--mantine-color-dimmed': 'var(--c-muted)',
    '--mantine-color-placeholder': 'var(--c-muted)',
    '--mantine-color-anchor': 'var(--c-primary)',
    '--mantine-color-error': 'var(--c-danger)',
    '--mantine-color-default': 'var(--c-surface)',
    '--mantine-color-default-hover': 'var(--c-hover)',
    '--mantine-color-default-color': 'var(--c-text)',
    '--mantine-color-default-border': 'var(--c-input-line)',
    '--mantine-primary-color-filled': 'var(--c-primary-fill)',
    '--mantine-primary-color-filled-hover': 'var(--c-primary-fill-hover)',
    '--mantine-color-teal-filled': 'var(--c-primary-fill)',
    '--mantine-color-teal-filled-hover': 'var(--c-primary-fill-hover)',
    '--mantine-color-teal-text': 'var(--c-primary)',
    '--mantine-color-teal-outline': 'var(--c-primary)',
    '--mantine-color-teal-light': 'var(--c-primary-tint)',
    '--mantine-color-teal-light-hover': 'var(--c-primary-tint)',
    '--mantine-color-teal-light-color': 'var(--c-primary)',
    '--mantine-color-red-filled': 'var(--c-danger-fill)',
    '--mantine-color-red-filled-hover': 'var(--c-danger-fill-hover)',
    '--mantine-color-red-text': 'var(--c-danger)',
    '--mantine-color-red-outline': 'var(--c-danger)',
    '--mantine-color-red-light': 'var(--c-danger-tint)',
    '--mantine-color-red-light-hover': 'var(--c-danger-tint)',
    '--mantine-color-red-light-color': 'var(--c-danger)',
  };
  return { variables: {}, light: shared, dark: shared };
};
