import {
  addPushDevice,
  findNotifications,
  findPushDevices,
  removePushDevice,
  testPushDevice,
  type PushDevice,
} from '@counter/contract/notifications';
import {
  findPrinterMessage,
  findScreensSetting,
  findUnheardMessage,
} from '@counter/contract/settings';
import { findBusinesses } from '@counter/contract/store';
import { findStoreOwners } from '@counter/contract/team';
import { Refusal } from '@counter/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { currentAddress, renderScreen } from '../../testing/render-screen.tsx';
import { aBusiness, openStore } from '../../testing/store.ts';
import { findOwnEndpoint, pushSupport } from './push-browser.ts';

const unchanged = { olVersion: 0, changedBy: null, changedAt: null };
const keys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };
const own = 'https://push.test/sub/own';
const lost = new Refusal(503, 'UNAVAILABLE', 'Not now.');
const notifyMe = { name: 'Notify me on this device' };

const aDevice = (change: Partial<PushDevice> = {}): PushDevice => ({
  id: 4,
  device: 'Chrome on Android',
  endpoint: own,
  addedAt: '2026-11-20T11:00:00Z',
  lastUsedAt: null,
  ...change,
});

const given: (readonly [object, string])[] = [];

/** Gives the browser something that jsdom lacks, until the test ends. */
function give(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
  given.push([target, name]);
}

afterEach(() => {
  for (const [target, name] of given.splice(0)) Reflect.deleteProperty(target, name);
});

/** Gives the browser push messages, and a subscription for another key. */
function givePush() {
  const unsubscribe = vi.fn<() => void>();
  const push = {
    unsubscribe,
    current: { endpoint: 'https://push.test/sub/old', unsubscribe },
    address: { endpoint: own, keys } as object,
    register: vi.fn<(script: string) => void>(),
    subscribe: vi.fn<(options: object) => Promise<object>>(async () => {
      push.current = { endpoint: own, unsubscribe };
      return Promise.resolve({ toJSON: () => push.address });
    }),
    notification: {
      permission: 'default',
      requestPermission: vi.fn<() => Promise<string>>(async () => Promise.resolve('granted')),
    },
  };
  const { register, subscribe } = push;
  const registration = { pushManager: { getSubscription: () => push.current, subscribe } };
  const ready = Promise.resolve(registration);
  give(navigator, 'serviceWorker', { register, ready, getRegistration: () => registration });
  give(window, 'PushManager', {});
  give(window, 'Notification', push.notification);
  return push;
}

function openDevices(devices: readonly PushDevice[], publicKey: string | null = 'key') {
  return openStore()
    .on(findPushDevices, { data: { publicKey, devices: [...devices] } })
    .on(findNotifications, { data: { recipients: [] } })
    .on(findUnheardMessage, { data: { ...unchanged, unheardMessage: 'OFF' } })
    .on(findScreensSetting, { data: { ...unchanged, withoutScreen: 'OFF' } })
    .on(findPrinterMessage, { data: { ...unchanged, printerMessage: true } });
}

const show = (server: ReturnType<typeof openDevices>) =>
  renderScreen(server, '/dashboard/settings/notifications');

test("this device can be added with the store's key, tested and removed", async () => {
  const push = givePush();
  const server = openDevices([]);
  const knowing = (...devices: PushDevice[]) => {
    const answer = { data: { publicKey: 'key', devices } };
    server.on(findPushDevices, answer);
    return answer;
  };
  server
    .on(addPushDevice, () => knowing(aDevice()))
    .on(testPushDevice, () => knowing(aDevice({ lastUsedAt: '2026-11-20T12:00:00Z' })))
    .on(removePushDevice, lost);
  const user = show(server);
  expect(await screen.findByText('None of your devices get new orders.')).toBeVisible();
  await user.click(await screen.findByRole('button', notifyMe));
  expect(await screen.findByText('New orders appear on this device.')).toBeVisible();
  const list = within(await screen.findByRole('list', { name: 'Your devices' }));
  expect(list.getByText('This device')).toBeVisible();
  expect(list.getByText(/no messages yet/)).toBeVisible();
  expect(screen.queryByText('None of your devices get new orders.')).toBeNull();
  expect(screen.queryByRole('button', notifyMe)).toBeNull();
  expect(push.register).toHaveBeenCalledWith('/sw.js');
  expect(push.unsubscribe).toHaveBeenCalledOnce();
  const options = { userVisibleOnly: true, applicationServerKey: 'key' };
  expect(push.subscribe).toHaveBeenCalledWith(options);
  expect(server.received(addPushDevice)[0]?.body).toMatchObject({ endpoint: own, keys });

  await user.click(list.getByRole('button', { name: 'Test Chrome on Android' }));
  expect(await screen.findByText('Sent a test to Chrome on Android.')).toBeVisible();
  expect(list.getByText(/last message/)).toBeVisible();
  server.on(testPushDevice, lost);
  await user.click(list.getByRole('button', { name: 'Test Chrome on Android' }));
  expect(await screen.findByText(/^Not now\./)).toBeVisible();

  const remove = async () => {
    await user.click(list.getByRole('button', { name: 'Remove Chrome on Android' }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove this device?' });
    await user.click(within(dialog).getByRole('button', { name: 'Remove device' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await remove();
  expect(await screen.findByText(/^We couldn't remove Chrome on Android\. Not now/)).toBeVisible();
  server.on(removePushDevice, () => knowing());
  await remove();
  expect(await screen.findByText('Removed Chrome on Android.')).toBeVisible();
  expect(server.received(removePushDevice)[1]?.body.id).toBe(4);
  expect(screen.getByText('None of your devices get new orders.')).toBeVisible();
});

test('a refusal by the browser or server shows beside the button', async () => {
  const push = givePush();
  const server = openDevices([aDevice({ id: 5, endpoint: 'https://push.test/sub/tablet' })]);
  const user = show(server);
  const button = await screen.findByRole('button', notifyMe);
  const list = within(screen.getByRole('list', { name: 'Your devices' }));
  expect(list.queryByText('This device')).toBeNull();
  const press = async (reason: RegExp) => {
    await user.click(button);
    const panel = screen.getByRole('region', { name: 'New orders on your devices' });
    await waitFor(() => expect(within(panel).getByRole('alert')).toHaveTextContent(reason));
  };
  push.notification.requestPermission.mockResolvedValueOnce('default');
  await press(/^You didn't allow notifications in this browser\.$/);
  expect(push.subscribe).not.toHaveBeenCalled();
  push.subscribe.mockRejectedValueOnce(new DOMException('No service', 'AbortError'));
  await press(/^This browser couldn't reach its notification service/);
  const { p256dh, auth } = keys;
  const unset = [
    { keys },
    { endpoint: own, keys: { auth } },
    { endpoint: own, keys: { p256dh } },
    { endpoint: own },
  ];
  for (const address of unset) {
    push.address = address;
    await press(/^This browser couldn't set up notifications\.$/);
    push.notification.requestPermission.mockResolvedValueOnce('default');
    await press(/^You didn't allow/);
  }
  expect(server.received(addPushDevice)).toEqual([]);
  push.address = { endpoint: own, keys };
  server.on(addPushDevice, lost);
  await press(/^Not now\./);
  push.notification.requestPermission.mockImplementationOnce(async () => {
    push.notification.permission = 'denied';
    return Promise.resolve('denied');
  });
  await user.click(button);
  expect(await screen.findByText(/^Your browser blocks notifications/)).toBeVisible();
  expect(screen.queryByRole('button', notifyMe)).toBeNull();
});

test('devices that failed to load can be retried, and missing browser support is shown', async () => {
  const server = openDevices([]).on(findPushDevices, lost);
  const user = show(server);
  expect(await screen.findByText("We couldn't load your devices")).toBeVisible();
  server.on(findPushDevices, { data: { publicKey: 'key', devices: [] } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^This browser doesn't support notifications\./)).toBeVisible();
  expect(screen.queryByRole('button', notifyMe)).toBeNull();
});

test('a store without a push key says so', async () => {
  givePush();
  show(openDevices([], null));
  expect(await screen.findByText("Notifications on devices aren't set up yet.")).toBeVisible();
  expect(screen.queryByRole('button', notifyMe)).toBeNull();
});

test("an accountant sees the lists and can't change them", async () => {
  const recipient = {
    kind: 'DAILY' as const,
    email: 'one@fern.test',
    addedAt: '2026-11-01T12:00:00Z',
    unsubscribedAt: '2026-11-19T12:00:00Z',
    bounced: null,
  };
  const server = openDevices([]).on(findNotifications, { data: { recipients: [recipient] } });
  const stores = [aBusiness({ role: 'accountant' })];
  show(server.on(findBusinesses, { data: stores, message: '', newSignIns: [] }));
  expect(await screen.findByText('one@fern.test')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Performance Alerts' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^(Add|Remove|Resubscribe)/ })).toBeNull();
  expect(screen.queryByText('New orders on your devices')).toBeNull();
});

test('push is supported only with every browser API it needs', async () => {
  expect(pushSupport()).toBe('missing');
  expect(await findOwnEndpoint()).toBeNull();
  givePush();
  expect(pushSupport()).toBe('possible');
  expect(await findOwnEndpoint()).toBe('https://push.test/sub/old');
  for (const [target, name] of [
    [navigator, 'serviceWorker'],
    [window, 'PushManager'],
    [window, 'Notification'],
  ] as const) {
    givePush();
    Reflect.deleteProperty(target, name);
    expect(pushSupport()).toBe('missing');
  }
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone)');
  expect(pushSupport()).toBe('needs-install');
});

test("members who can't change settings see a link to their own devices", async () => {
  const stores = [aBusiness({ role: 'staff' })];
  const server = openDevices([])
    .on(findBusinesses, { data: stores, message: '', newSignIns: [] })
    .on(findStoreOwners, { data: [{ fullName: 'Sofia Reyes' }] });
  renderScreen(server, '/dashboard/settings');
  await screen.findByText('New orders on your devices');
  expect(currentAddress()).toBe('/dashboard/settings/notifications');
  const tabs = within(screen.getByRole('navigation', { name: 'Settings' }));
  const names = tabs.getAllByRole('link').map(({ textContent }) => textContent);
  expect(names).toEqual(['Notifications', 'Printers']);
  for (const endpoint of [findNotifications, findUnheardMessage, findScreensSetting]) {
    expect(server.received(endpoint)).toEqual([]);
  }
});
