/** Emails about an account. */
export const mails = {
  reset: {
    subject: 'A new password for Entrepôt',
    body: 'Somebody, probably you, wants to choose a new password for this address. This link lets you do so; it works once, for an hour. If it was not you, ignore this email: nothing changes.',
  },
  confirm: {
    subject: 'Confirm your email address',
    body: 'Somebody, probably you, gave this address for an account at Entrepôt. This link confirms it; it works once, for an hour. If it was not you, ignore this email: nothing changes.',
  },
  'in-use': {
    subject: 'Your email address at Entrepôt',
    body: 'Somebody wanted to give this address to another account, but it belongs to yours already. Nothing has changed. If it was you: sign in with this address, or ask there for a new password.',
  },
  'password-changed': {
    subject: 'Your password has been changed',
    body: 'The password of your account at Entrepôt has been changed, and every other device has been signed out. If it was not you, ask for a new password at once on the sign-in page.',
  },
  'email-changed': {
    subject: 'Your email address has been changed',
    body: 'Your account at Entrepôt now has another email address, and emails go there. If it was not you, write to those who run the site.',
  },
}
