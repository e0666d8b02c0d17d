import type { LiveStatus } from '../../../lib/live.ts';
import type { AudioState } from './audio-output.ts';
import type { SoundSettings } from './sound-settings.ts';

/** Everything that decides whether a new order is heard on this device. */
export type AlarmFacts = SoundSettings & {
  readonly audio: AudioState;
  /** Undefined if the browser has no notifications. */
  readonly notices: NotificationPermission | undefined;
  /** True if this is the open tab that rings. */
  readonly rings: boolean;
  readonly live: LiveStatus;
};

/** Reasons why a new order may not be heard on this device. */
export type AlarmProblem =
  | 'noSound'
  | 'blocked'
  | 'muted'
  | 'quiet'
  | 'otherTab'
  | 'offline'
  | 'notLive'
  | 'noticesBlocked'
  | 'noticesOff';

/** Minimum volume for a kitchen, of 1. */
const enough = 0.4;

/** Returns the problems of this device's alarm, worst first; empty if there are none. */
export function checkAlarm(facts: AlarmFacts): AlarmProblem[] {
  const { audio, on, volume, notices, rings, live } = facts;
  const found: Readonly<Record<AlarmProblem, boolean>> = {
    noSound: audio === 'missing',
    blocked: audio === 'blocked',
    muted: !on,
    offline: live === 'offline',
    notLive: live === 'connecting' || live === 'reconnecting',
    otherTab: on && audio === 'ready' && !rings,
    quiet: on && volume < enough,
    noticesBlocked: notices === 'denied',
    noticesOff: notices === 'default',
  };
  return problems.filter((problem) => found[problem]);
}

const problems = [
  'noSound',
  'blocked',
  'muted',
  'offline',
  'notLive',
  'otherTab',
  'quiet',
  'noticesBlocked',
  'noticesOff',
] as const satisfies readonly AlarmProblem[];
