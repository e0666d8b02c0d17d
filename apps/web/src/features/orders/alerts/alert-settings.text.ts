/** Screen text for setting up and testing the sounds of a device. */
export const alertSettingsText = {
  soundForNewOrders: 'Sound for new orders',
  volume: 'Volume',
  test: 'Test',
  noSoundWarning: "This browser can't play sounds. Keep this page visible, or use another browser.",
  soundBlockedWarning: 'Your browser blocks sound until you press a test.',
  notificationsOnHint: "You'll get notifications while this page is in the background.",
  notificationsBlockedHint: 'Notifications are blocked. Allow them for this site in the browser.',
  turnOnNotifications: 'Turn on notifications',
  testMyAlarm: 'Test my alarm',
  testAlarmHelp:
    "You should hear a new order now. If you don't, turn up the volume of this device.",
  playAgain: 'Play again',
  alarmIsReady: 'The alarm works on this device. New orders will ring here.',
  problems: {
    noSound: "This browser can't play sounds. Use another browser.",
    blocked: 'Your browser blocks sound. Press Play again to allow it.',
    muted: 'Sound for new orders is off. Turn it on in Alerts.',
    offline: "You're offline. New orders won't reach this device.",
    notLive: 'The connection is being restored. New orders may come late.',
    otherTab: 'Another tab of this browser rings. You hear its sound, not the one of this tab.',
    quiet: 'The volume is low. Turn it up in Alerts.',
    noticesBlocked:
      'Notifications are blocked. Allow them for this site in the browser to see orders in other programs.',
    noticesOff: 'Notifications are off. Turn them on in Alerts to see orders in other programs.',
  },
};
