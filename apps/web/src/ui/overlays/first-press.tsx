import { useEffect, useRef, useState, type ComponentType, type ReactElement } from 'react';
import { prefetch, fetchWhenTouched } from '../browser/ahead.ts';
import { toastFailure } from '../feedback/toast.ts';
import { overlaysText } from './overlays.text.ts';

interface Opener {
  onClick?: () => void;
  expanded?: boolean;
}

export interface PopupProps {
  /** Renders the button that opens it. */
  renderButton: (opener: Opener) => ReactElement;
}

interface FirstPressProps extends PopupProps {
  /** Fetches what the button opens. It is drawn around the button, and opens by itself. */
  load: () => Promise<ComponentType<PopupProps>>;
  /** It is seldom opened, and fetched when the screen is first touched rather than in any case. */
  seldom?: boolean;
}

/** A button whose menu is not part of the first load: it is fetched ahead of the first press. */
export function FirstPress({ renderButton, load, seldom = false }: FirstPressProps) {
  const [popup, setPopup] = useState<{ Popup: ComponentType<PopupProps> }>();
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => (seldom ? fetchWhenTouched(load) : prefetch(load)), [load, seldom]);

  // The button is a new one then, and the menu gives the focus back to where it was.
  useEffect(() => {
    if (popup) place.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [popup]);

  function press(): void {
    load().then(
      (Popup) => setPopup({ Popup }),
      () => toastFailure(overlaysText.notLoadedToast, press),
    );
  }

  return (
    <span ref={place} style={{ display: 'contents' }}>
      {popup ? (
        <popup.Popup renderButton={renderButton} />
      ) : (
        renderButton({ onClick: press, expanded: false })
      )}
    </span>
  );
}
