/** A planted fault: the address of a PostgreSQL that says that a transaction is stored before it is on the disk. */
export function hasty(url: string): string {
  return `${url}?options=${encodeURIComponent('-c synchronous_commit=off')}`
}
