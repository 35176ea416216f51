export const modules = {
  mombasa: {
    "1": () => import('./mombasa-1-488214f9.js'),
  },
  yokohama: {
    "1": () => import('./yokohama-1-88a8e48b.js'),
  },
}
