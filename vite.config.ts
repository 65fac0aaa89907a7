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
  // One file with everything in it starts faster. A build for Node would leave the choice of React's half to the time of
  // running; the development half is fifty times slower.
  ...(isSsrBuild && { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }),
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
    ...(isSsrBuild ? {} : { rolldownOptions: { input: [...clientEntries(), 'web/styles.css', 'web/signed-in.css'] } }),
  },
}));
