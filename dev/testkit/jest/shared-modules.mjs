import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { transformSync } from '@swc/core'
import Runtime from 'jest-runtime'
import { current } from './current.mjs'

const GLOBALS = new URL('globals.mjs', import.meta.url).href

/** Node strips the types of `.ts` itself. */
const tsx = (url) =>
  transformSync(readFileSync(fileURLToPath(url), 'utf8'), {
    jsc: {
      target: 'es2024',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    sourceMaps: 'inline',
    filename: fileURLToPath(url),
  }).code

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals' ? { url: GLOBALS, shortCircuit: true } : next(specifier, context),
  load: (url, context, next) =>
    /\.tsx(\?|$)/.test(url) ? { format: 'module', source: tsx(url), shortCircuit: true } : next(url, context),
})

let runs = 0

/**
 * Test files share their modules, as Node loads them: Jest builds all modules anew for each file, which takes
 * longer than most tests. Only the test file itself is loaded anew.
 */
export default class SharedModules extends Runtime {
  #environment
  constructor(config, environment, ...rest) {
    super(config, environment, ...rest)
    this.#environment = environment
  }

  setGlobalsForRuntime(globals) {
    super.setGlobalsForRuntime(globals)
    const mocks = this.#environment.moduleMocker
    current.globals = { ...globals, jest: mocks }
  }

  async unstable_importModule(path) {
    return import(`${pathToFileURL(path)}${path.includes('.test.') ? `?run=${(runs += 1)}` : ''}`)
  }
}
