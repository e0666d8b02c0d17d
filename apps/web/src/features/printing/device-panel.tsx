import { Checkbox, NativeSelect } from '@mantine/core';
import { checkLook } from '../../ui/forms/check-look.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { changeDevicePrinting, useDevicePrinting } from './device-printing.ts';
import classes from './printing.module.css';
import { text } from './printing.text.ts';

const papers = [
  { value: 'RECEIPT', label: text.receipt },
  { value: 'SHEET', label: text.sheet },
];

/** Sets how this device prints tickets with its browser. */
export function DevicePanel() {
  const { paper, accepted } = useDevicePrinting();
  return (
    <Panel title={text.thisDevice} description={text.thisDeviceWhy}>
      <div className={classes.fields}>
        <NativeSelect
          label={text.paperSize}
          data={papers}
          value={paper}
          onChange={({ currentTarget: { value } }) =>
            changeDevicePrinting({ paper: value === 'SHEET' ? 'SHEET' : 'RECEIPT' })
          }
        />
        <Checkbox
          label={text.printAccepted}
          description={text.printAcceptedHelp}
          checked={accepted}
          classNames={checkLook}
          onChange={({ currentTarget: { checked } }) => changeDevicePrinting({ accepted: checked })}
        />
      </div>
    </Panel>
  );
}
