/** Screen text for signing out. */
export const signOutText = {
  logoutOfflineWarning:
    "You're logged out on this device, but we couldn't reach the server. If others use this device, change your password when you're online again.",
};
