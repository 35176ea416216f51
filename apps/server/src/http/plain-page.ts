import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { Language } from '@entrepot/words'
import { z } from 'zod'
import { pageTexts } from '../notices/texts.ts'

// Pages to which links in mails lead: they work without scripts and without the client.

/** The colours of the client, see its base.css. */
const STYLE = `:root{color-scheme:light dark;font:1.0625rem/1.6 system-ui,sans-serif;background:light-dark(#f4ead5,#1b1814);color:light-dark(#2a2018,#efe4cc)}
body{margin:0 auto;max-width:30rem;padding:clamp(1.5rem,8vw,5rem) 1.5rem}
h1{font:500 2.4rem/1.2 Georgia,"Times New Roman",serif;margin:0 0 1.2rem;padding-bottom:.7rem;border-bottom:4px double light-dark(#cdbb97,#4b4030)}
input,button{font:inherit;display:block;width:100%;box-sizing:border-box;min-height:2.75rem;margin:.4rem 0 1rem;padding:.4rem .8rem;color:inherit;background:light-dark(#fbf5e6,#262119);border:1px solid light-dark(#cdbb97,#4b4030);border-radius:3px}
button{background:light-dark(#95281f,#a63a2c);border-color:light-dark(#95281f,#a63a2c);color:#fff6e6;font-weight:600;cursor:pointer}a{color:light-dark(#95281f,#e88a78)}`
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

export const pageAnswer = { description: 'A page', content: { 'text/html': { schema: z.string() } } }

/** A page of a heading, what is asked or told, and the way to the site. */
export function plainPage(
  reply: FastifyReply,
  language: Language,
  content: string,
  status: 200 | 410 | 409 | 422 = 200,
): string {
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    // The address holds a secret.
    .header('referrer-policy', 'no-referrer')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    )
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>Entrepôt</title>` +
    `<meta name="viewport" content="width=device-width"><style>${STYLE}</style></head>` +
    `<body><main><h1>Entrepôt</h1>${content}<p><a href="/">${pageTexts(language).home}</a></p></main></body></html>`
  )
}

/** A form that sends itself to the address it came from. */
export function plainForm(button: string, fields = ''): string {
  return `<form method="post">${fields}<button>${button}</button></form>`
}
