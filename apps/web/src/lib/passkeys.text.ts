/** Reasons why a passkey does not work. */
export const passkeyText = {
  passkeyPromptWasClosedOr: 'The passkey prompt was closed or took too long. Try again.',
  passkeyPromptWasClosedTry: 'The passkey prompt was closed. Try again.',
  thisDeviceAlreadyHasPasskey: 'This device already has a passkey for your account.',
  passkeysDontWorkAtThis:
    "Passkeys don't work at this address. Open Counter at the address in our emails.",
  thisDeviceCantMakePasskey: "This device can't make a passkey that works here. Try another one.",
  thisDeviceHasNoScreen: 'This device has no screen lock. Set one up, or use another device.',
  thisBrowserCantUsePasskeys: "This browser can't use passkeys here. Try another way.",
};
