/** Screen text for the account menu. */
export const accountText = {
  myProfile: 'My Profile',
  referral: 'Referral',
  logout: 'Logout',
  owner: 'Owner',
  manager: 'Manager',
  staff: 'Staff',
  accountant: 'Accountant',
  roleOf: (roleName: string, name: string) => `${roleName} of ${name}`,
  reviewNewSignIn: 'Review new sign-in',
  reviewNewSignIns: (count: number) => `Review ${count} new sign-ins`,
};
