import { becomeSomebody, importTable } from './remote/api.ts'

/** Gives a finished game to the history of the server, which checks it by replay, and returns the id of its table there. */
export async function moveToServer(file: string, guest: string): Promise<string> {
  await becomeSomebody(guest)
  const { id } = await importTable(file)
  return id
}
