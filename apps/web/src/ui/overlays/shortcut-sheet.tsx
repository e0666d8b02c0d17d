import { Kbd } from '@mantine/core';
import { type ShortcutGroup, useShortcutGroups } from '../browser/keyboard.ts';
import { Modal } from './modal.tsx';
import classes from './shortcut-sheet.module.css';
import { uiText } from '../ui.text.ts';
import { overlaysText } from './overlays.text.ts';

/** Lists every shortcut of the current screen, the screen's own first. */
export function ShortcutSheet({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const groups = useShortcutGroups();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={uiText.keyboardShortcuts}
      size={860}
      classNames={{ title: classes.title, header: classes.header, body: classes.body }}
    >
      {merge(groups).map(({ group, shortcuts }) => (
        <section key={group} className={classes.group}>
          <h3 className={classes.heading}>{group}</h3>
          <dl className={classes.list}>
            {shortcuts.map(({ keys, label }) => (
              <div key={keys} className={classes.shortcut}>
                <dt>{label}</dt>
                <dd>
                  <Keys keys={keys} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Modal>
  );
}

function merge(groups: readonly ShortcutGroup[]): Omit<ShortcutGroup, 'everywhere'>[] {
  const ordered = groups.toSorted(
    (one, other) => Number(one.everywhere) - Number(other.everywhere),
  );
  const names = [...new Set(ordered.map(({ group }) => group))];
  return names.map((name) => ({
    group: name,
    shortcuts: groups.filter(({ group }) => group === name).flatMap(({ shortcuts }) => shortcuts),
  }));
}

function Keys({ keys }: { keys: string }) {
  return keys.split(/[ +]/).map((key) => (
    <Kbd key={key} className={classes.key}>
      {key === 'mod' ? modifierName() : key}
    </Kbd>
  ));
}

function modifierName() {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : overlaysText.ctrl;
}
