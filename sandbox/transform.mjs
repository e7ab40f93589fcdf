import swc from '@swc/jest'

/**
 * Globals that each module of a test gets as constants. Otherwise Jest looks up every use with a function,
 * which often takes longer than the use itself. No test fakes any of them.
 */
const AT_HAND = [
  'Array',
  'JSON',
  'Map',
  'Math',
  'Number',
  'Object',
  'RegExp',
  'Set',
  'String',
  'Symbol',
  'WeakMap',
]

export default {
  ...swc,
  createTransformer(options) {
    const inner = swc.createTransformer(options)
    const withGlobals = (result, source) => {
      const names = AT_HAND.filter((name) => source.includes(name) && !declares(source, name))
      return {
        ...result,
        code: `${names.map((name) => `const ${name}=globalThis.${name};`).join('')}${result.code}`,
      }
    }
    return {
      ...inner,
      process: (source, ...more) => withGlobals(inner.process(source, ...more), source),
      processAsync: async (source, ...more) => withGlobals(await inner.processAsync(source, ...more), source),
      getCacheKey: (...asked) => `${AT_HAND.join()}${inner.getCacheKey(...asked)}`,
    }
  },
}

/** Whether a file declares something with that name. */
const declares = (source, name) =>
  new RegExp(
    `\\b(?:class|const|enum|function|let|type|interface|as)\\s+${name}\\b|[{,]\\s*(?:type\\s+)?${name}\\s*[,}]`,
  ).test(source)
