import { createContext } from 'react'

/** What is asked of the viewer's turn where more is asked than to play it; null at a table of a game. */
export const GoalContext = createContext<string | null>(null)
