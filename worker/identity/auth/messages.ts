/** English texts of the account rules. The browser translates them; the API sends them in `fields`. */
export const ACCOUNT_MESSAGES = {
  email: 'Please enter a valid email address',
  password: 'Password must be at least 8 characters long and contain uppercase, lowercase and numbers.',
  passwordTooLong: 'Password must be at most 128 characters long.',
  passwordCommon: 'This password is too common. Please choose another one.',
  passwordPersonal: 'The password must not contain your e-mail address or username.',
  passwordMismatch: 'The passwords do not match.',
  currentPassword: 'The current password is wrong.',
  username: 'Username must be 3-30 characters long and contain only letters, numbers, underscores, and hyphens',
  usernameTaken: 'Username is already taken',
  acceptTerms: 'Please accept the terms and the privacy policy.',
  isAdult: 'You must be over 18 or have parental consent.',
  sameEmail: 'This already is your e-mail address.',
} as const;
