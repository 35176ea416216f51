import { useEffect } from 'react'

/** Gives the window a title, which stays until another page gives it another. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title
  }, [title])
}
