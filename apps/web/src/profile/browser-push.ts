import { call } from '../session/remote/request.ts'

/** Whether this browser can be woken at all. */
export function knowsPush(): boolean {
  return 'PushManager' in globalThis && 'serviceWorker' in navigator
}

/** The browser's subscription; null while it sleeps through. */
async function pushSubscription(): Promise<PushSubscription | null> {
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
  await tellServer(subscription)
  return true
}

/** Whether this browser is to be woken. The server forgets it with the session that asked, so it is told anew. */
export async function staysAwake(): Promise<boolean> {
  const subscription = await pushSubscription()
  if (subscription !== null) await tellServer(subscription)
  return subscription !== null
}

function tellServer(subscription: PushSubscription): Promise<null> {
  const { endpoint, keys } = subscription.toJSON()
  return call('POST', '/api/push', { endpoint, keys })
}

export async function letBrowserSleep(): Promise<void> {
  const subscription = await pushSubscription()
  if (subscription === null) return
  await call('DELETE', '/api/push', { endpoint: subscription.endpoint })
  await subscription.unsubscribe()
}
