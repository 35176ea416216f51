import type { ReactNode } from 'react'

/** Two dunes: the face of Caravan. */
export function CaravanScene(): ReactNode {
  return (
    <svg className="scene" viewBox="0 0 640 250" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M0 190q160 -110 320 0t320 0v60H0z" fill="currentColor" opacity="0.4" />
      <path d="M0 220q160 60 320 0t320 0v30H0z" fill="currentColor" opacity="0.6" />
    </svg>
  )
}
