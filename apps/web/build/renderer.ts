// The client is written in the words of React and drawn by Preact, which understands them (docs/decisions/0042-renderer.md).

export const renderer = [
  { find: /^react$/, replacement: 'preact/compat' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
]
