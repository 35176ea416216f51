export const modules = {
  mombasa: {
    "1": () => import('./mombasa-1-488214f9.js'),
    "2": () => import('./mombasa-2-76e8ea92.js'),
    "3": () => import('./mombasa-3-d3b1033c.js'),
    "4": () => import('./mombasa-4-ac73a03b.js'),
    "5": () => import('./mombasa-5-c0c62c96.js'),
    "6": () => import('./mombasa-6-50af1dc5.js'),
    "7": () => import('./mombasa-7-2a2c3eee.js'),
  },
  yokohama: {
    "1": () => import('./yokohama-1-88a8e48b.js'),
    "2": () => import('./yokohama-2-20638815.js'),
    "3": () => import('./yokohama-3-74d2459a.js'),
    "4": () => import('./yokohama-4-c9a93818.js'),
    "5": () => import('./yokohama-5-f5f6ab70.js'),
    "6": () => import('./yokohama-6-31dc2537.js'),
    "7": () => import('./yokohama-7-a7d70a50.js'),
  },
}
