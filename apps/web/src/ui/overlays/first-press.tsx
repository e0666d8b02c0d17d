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
  /** Loads the popup. It renders the button itself and is open at first. */
  load: () => Promise<ComponentType<PopupProps>>;
  /** The popup is rarely opened, so it is fetched only after the screen is touched. */
  seldom?: boolean;
}

/** A button whose popup isn't part of the first load. It is prefetched before the first press. */
export function FirstPress({ renderButton, load, seldom = false }: FirstPressProps) {
  const [popup, setPopup] = useState<{ Popup: ComponentType<PopupProps> }>();
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => (seldom ? fetchWhenTouched(load) : prefetch(load)), [load, seldom]);

  // The popup renders a new button. Focus it, so that the popup restores the focus to it.
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
