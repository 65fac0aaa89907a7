/**
 * Which folder may import which (docs/decisions: the layers of the server). `npm test` runs it.
 * @type {import('dependency-cruiser').IConfiguration}
 */

/** The layers of server/, lowest first: a file imports its own layer and lower ones. */
const LAYERS = [
  ['db', 'http', 'cache', 'drawing', 'base-context\\.ts', 'env\\.ts', 'errors\\.ts', 'logger\\.ts'],
  ['search', 'places', 'changes'],
  ['mail', 'auth', 'audit', 'spam'],
  ['directory', 'maps', 'insights', 'context\\.ts'],
  ['billing', 'certificates', 'companies', 'listings', 'service-requests', 'contact', 'members', 'admin'],
  ['pages', 'operations', 'demo'],
  ['app\\.ts', 'main\\.ts', 'workers\\.ts'],
];

/** @param {string[]} entries */
const inServer = (entries) =>
  `^server/(${entries.map((entry) => (entry.endsWith('ts') ? `${entry}$` : `${entry}/`)).join('|')})`;

const TEST = '\\.test\\.tsx?$';

const layerRules = LAYERS.slice(0, -1).map((layer, index) => ({
  name: `layer-${index}-imports-no-higher-layer`,
  comment: 'Imports inside server/ run downwards only.',
  severity: 'error',
  from: { path: inServer(layer), pathNot: TEST },
  to: { path: inServer(LAYERS.slice(index + 1).flat()) },
}));

export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved-imports',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|cloudflare:)' },
    },
    {
      name: 'domain-is-pure',
      comment: 'domain/ imports itself and zod.',
      severity: 'error',
      from: { path: '^domain/', pathNot: TEST },
      to: { pathNot: '^(domain/|node_modules/zod/)' },
    },
    {
      name: 'domain-tests-know-neither-server-nor-web',
      severity: 'error',
      from: { path: '^domain/' },
      to: { path: '^(server|web)/' },
    },
    {
      name: 'web-does-not-import-server',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^server/' },
    },
    {
      name: 'only-pages-import-web',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/pages/' },
      to: { path: '^web/' },
    },
    ...layerRules,
    {
      name: 'browser-files-load-no-server-files',
      comment: '*.browser.ts runs in browsers alone, *.server.tsx on the server alone.',
      severity: 'error',
      from: { path: '\\.browser\\.tsx?$' },
      to: { path: '\\.server\\.tsx?$', reachable: true },
    },
    {
      name: 'only-browser-files-import-browser-files',
      comment: 'What the server renders loads browser code by a dynamic import in an event, or not at all.',
      severity: 'error',
      // The components of the admin dashboard are rendered in browsers alone; its page is in the files named here.
      from: {
        pathNot: [
          '\\.browser\\.tsx?$',
          '^web/entry-client\\.ts$',
          '^web/admin/(?!admin-page|admin-route|admin-head|stat-cards)',
          TEST,
        ],
      },
      to: { path: '\\.browser\\.tsx?$', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    skipAnalysisNotInRules: true,
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      conditionNames: ['import', 'node', 'default'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
