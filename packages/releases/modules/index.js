export const modules = {
  mombasa: {
    "1": () => import('./mombasa-1-488214f9.js'),
    "2": () => import('./mombasa-2-6f8d39a4.js'),
  },
  yokohama: {
    "1": () => import('./yokohama-1-88a8e48b.js'),
    "2": () => import('./yokohama-2-5f853583.js'),
  },
}
