/** The pages to which links in emails lead. */
export const pages = {
  unsubscribe: 'No more emails when it is my turn',
  unsubscribed: 'You will get no more emails when it is your turn.',
  newPassword: 'New password, at least 10\u00a0characters',
  setPassword: 'Set the password',
  passwordSet: 'Your new password is set. You have been signed out everywhere; sign in with it now.',
  confirmEmail: 'This is my address',
  emailConfirmed: 'The address now belongs to your account.',
  emailTaken: 'The address already belongs to another account.',
  tooShort: 'The password is too short or too long. It must have 10 to 256\u00a0characters.',
  badLink: 'This link has been used, is too old, or is not one of ours. Ask for a new one.',
  home: 'To Entrepôt',
}
