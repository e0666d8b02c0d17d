/** The labels of the business form, in an order in which tests can fill it in. */
export const businessLabels = {
  businessname: 'Business Name',
  businessbranch: 'Business Branch',
  businessAddress: 'Business Address',
  location: 'Land Mark',
  profilename: 'Business Profile Name',
  acceptEmail: 'Accept email',
  email: 'Email',
  acceptCalls: 'Accept calls',
  number: 'Phone Number (official)',
  acceptWhatsapp: 'Accept WhatsApp',
  whatapp: 'WhatsApp Number',
  openingTime: 'Opening Time',
  closingTime: 'Closing Time',
  businessTerms: 'Business Terms',
  remember: 'Remember email, numbers and terms for my next business',
};
