import { pictureUrl } from '@counter/contract/files';
import { Modal } from '@mantine/core';
import { useState } from 'react';
import classes from './expenses.module.css';

/** The picture of a receipt, which opens in its large size. */
export function Receipt({ url, of }: { url: string; of: string }) {
  const [opened, setOpened] = useState(false);
  const name = `Receipt of ${of}`;
  return (
    <section>
      <h3 className={classes.heading}>Receipt</h3>
      <button type="button" className={classes.picture} onClick={() => setOpened(true)}>
        <img src={pictureUrl(url, 'medium')} alt={`${name}, larger`} loading="lazy" />
      </button>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        title={name}
        size="auto"
        centered
        classNames={{ title: classes.dialogTitle, body: classes.large }}
      >
        <img src={url} alt={name} />
      </Modal>
    </section>
  );
}
