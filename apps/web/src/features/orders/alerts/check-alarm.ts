import type { LiveStatus } from '../../../lib/live.ts';
import type { AudioState } from './audio-output.ts';
import type { SoundSettings } from './sound-settings.ts';

/** The state of everything that a new order needs to be heard on this device. */
export type AlarmFacts = SoundSettings & {
  readonly audio: AudioState;
  /** Undefined where the browser has no notifications. */
  readonly notices: NotificationPermission | undefined;
  /** True if this tab rings, of all that are open. */
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

/** The volume below which a kitchen doesn't hear it, of 1. */
const enough = 0.4;

/** Returns what is wrong with the alarm of this device, the worst first; empty if nothing is. */
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
