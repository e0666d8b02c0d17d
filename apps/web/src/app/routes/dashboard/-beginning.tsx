import type { StoreBeginning } from '@counter/contract/analytics';
import { FirstSteps } from '../../../features/analytics/first-steps/first-steps.tsx';
import { useAlarmTest } from '../../../features/orders/alerts/use-alarm-test.tsx';

/** The first steps of a store, including the alarm test. */
export function Beginning({ beginning }: { beginning: StoreBeginning }) {
  const { start, dialog } = useAlarmTest();
  return (
    <>
      <FirstSteps beginning={beginning} onTestAlarm={start} />
      {dialog}
    </>
  );
}
