import { call } from '../session/remote/request.ts'

/** Whether this browser can be woken at all. */
export function knowsPush(): boolean {
  return 'PushManager' in globalThis && 'serviceWorker' in navigator
}

/** The browser's subscription; null while it sleeps through. */
export async function pushSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Lets the server wake this browser; false where the visitor or the browser does not allow it. */
export async function wakeBrowser(key: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  const registration = await navigator.serviceWorker.ready
  const subscription = await registration.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: key })
    .catch(() => null)
  if (subscription === null) return false
  const { endpoint, keys } = subscription.toJSON()
  await call('POST', '/api/push', { endpoint, keys })
  return true
}

export async function letBrowserSleep(): Promise<void> {
  const subscription = await pushSubscription()
  if (subscription === null) return
  await call('DELETE', '/api/push', { endpoint: subscription.endpoint })
  await subscription.unsubscribe()
}
