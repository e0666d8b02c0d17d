/** Error messages for passkeys. */
export const passkeyText = {
  promptClosedOrTimedOut: 'The passkey prompt was closed or took too long. Try again.',
  promptClosed: 'The passkey prompt was closed. Try again.',
  alreadyAdded: 'This device already has a passkey for your account.',
  wrongAddress: "Passkeys don't work at this address. Open Counter at the address in our emails.",
  unsupportedDevice: "This device can't make a passkey that works here. Try another one.",
  noScreenLock: 'This device has no screen lock. Set one up, or use another device.',
  unsupportedBrowser: "This browser can't use passkeys here. Try another way.",
};
