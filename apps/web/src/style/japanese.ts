// The Japanese fonts come in many small files by range of characters; only readers of Japanese load their list.
import '@fontsource-variable/noto-sans-jp/index.css'
import '@fontsource-variable/noto-serif-jp/index.css'
