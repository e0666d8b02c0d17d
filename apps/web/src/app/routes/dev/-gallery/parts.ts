/** The overlays of the gallery. */
export type Part = 'drawer' | 'dialog' | 'shortcuts';

export type Tab = 'today' | 'scheduled' | 'history';
