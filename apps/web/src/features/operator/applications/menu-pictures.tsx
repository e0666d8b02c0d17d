import { pictureUrl } from '@counter/contract/files';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { useShortcuts } from '../../../ui/browser/keyboard.ts';
import classes from './menu-pictures.module.css';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { applicationsText } from './applications.text.ts';

/** Pictures of a menu; each opens in full size, with buttons to the previous and next ones. */
export function MenuPictures({ urls }: { urls: readonly string[] }) {
  const [shown, setShown] = useState(0);
  const [opened, setOpened] = useState(false);
  const name = (index: number) => applicationsText.menuPictureOf(index + 1, urls.length);
  return (
    <>
      <ul className={classes.pictures}>
        {urls.map((url, index) => (
          <li key={url}>
            <button
              type="button"
              className={classes.picture}
              onClick={() => {
                setShown(index);
                setOpened(true);
              }}
            >
              <img
                src={pictureUrl(url, 'medium')}
                alt={applicationsText.viewLarger(name(index))}
                loading="lazy"
              />
            </button>
          </li>
        ))}
      </ul>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        title={name(shown)}
        size="auto"
        centered
        classNames={{ title: classes.title, body: classes.body }}
      >
        <Large urls={urls} shown={shown} name={name(shown)} onShow={setShown} />
      </Modal>
    </>
  );
}

interface LargeProps {
  urls: readonly string[];
  shown: number;
  name: string;
  onShow: (index: number) => void;
}

function Large({ urls, shown, name, onShow }: LargeProps) {
  const step = (by: 1 | -1) => {
    if (urls[shown + by] !== undefined) onShow(shown + by);
  };
  const next = () => step(1);
  const previous = () => step(-1);
  useShortcuts(applicationsText.pictures, [
    { keys: 'ArrowRight', label: applicationsText.nextPicture, run: next },
    { keys: 'ArrowLeft', label: applicationsText.previousPicture, run: previous },
    // Overrides the queue's shortcuts, because the picture covers the queue.
    { keys: 'j', label: applicationsText.nextPicture, run: next },
    { keys: 'k', label: applicationsText.previousPicture, run: previous },
  ]);
  return (
    <>
      <img className={classes.large} src={urls[shown]} alt={name} />
      {urls.length < 2 ? null : (
        <div className={classes.steps}>
          <IconButton
            label={applicationsText.previousPicture}
            tone="outlined"
            disabled={shown === 0}
            onClick={previous}
          >
            <IconChevronLeft size={20} />
          </IconButton>
          <IconButton
            label={applicationsText.nextPicture}
            tone="outlined"
            disabled={shown === urls.length - 1}
            onClick={next}
          >
            <IconChevronRight size={20} />
          </IconButton>
        </div>
      )}
    </>
  );
}
