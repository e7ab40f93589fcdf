declare global {
  /** The settings of zod, which reads them when its first schema is made. */
  var __zod_globalConfig: { jitless?: boolean } | undefined
}

// zod would compile schemas with `new Function`, which our content security policy forbids and reports. The
// setting is made here and not by `z.config`, so that a page without schemas need not load zod. Entry points
// import this first.
globalThis.__zod_globalConfig = { jitless: true }

export {}
