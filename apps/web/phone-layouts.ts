/** The width below which a screen is laid out as on a phone, and above which it isn't. */
const phone = '(width < 48em)';
const wider = '(width >= 48em)';

/**
 * Keeps the layout of phones to screens: a sheet of paper is as narrow, but has the room of a desktop. Style sheets
 * say it shorter.
 */
export const phoneLayouts = {
  postcssPlugin: 'phone-layouts',
  AtRule: {
    media(rule: { params: string }): void {
      if (rule.params === phone) rule.params = `screen and ${phone}`;
      if (rule.params === wider) rule.params = `print, ${wider}`;
    },
  },
};
