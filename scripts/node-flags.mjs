/** With which the server and the commands run. */
export const NODE_FLAGS = [
  // Optimizing the largest functions of the embedded database (WebAssembly) takes 550 MB for a moment: a server with 600
  // companies then peaks at 0.9 GB. Without it a heavy statement takes up to twice the time, a small one the same.
  '--liftoff-only',
  // Half of what V8 reserves for new objects by itself: 30 MB less for a server, 90 MB for an import, at the same speed.
  '--max-semi-space-size=16',
];
