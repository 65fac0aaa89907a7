import { readdirSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Each `web/entry-*` but the server's is a script that a page can ask for. */
function clientEntries(): string[] {
  const names = readdirSync(new URL('web/', import.meta.url));
  return names
    .filter((name) => /^entry-.*\.tsx?$/.test(name) && name !== 'entry-server.tsx')
    .map((name) => `web/${name}`);
}

export default defineConfig(({ isSsrBuild }) => ({
  base: '/',
  publicDir: 'web/public',
  // The embedded database writes all the time.
  server: { watch: { ignored: ['data', 'dist'].map((name) => `${import.meta.dirname}/${name}/**`) } },
  plugins: [react(), tailwindcss()],
  // One file with everything in it starts faster, and has the production half of React whatever NODE_ENV says.
  ...(isSsrBuild && { ssr: { noExternal: true } }),
  build: {
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    // What a page needs before it is idle is one small file; the rest comes by import.
    modulePreload: false,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    reportCompressedSize: false,
    emptyOutDir: true,
    // The server build is given its entry by --ssr.
    ...(isSsrBuild ? {} : { rolldownOptions: { input: [...clientEntries(), 'web/styles.css'] } }),
  },
}));
